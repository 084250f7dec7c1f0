import { z } from 'zod';
import type { FeedFormat, RawOffer } from '../feed';
import { checkFirstRow, readRecords } from '../read/read-records';
import { readFlag, toRecord } from '../read/values';
import { idSchema, parseRow, textSchema } from './shared';

/** What Admitad writes among the regions of a coupon that is good everywhere. */
const EVERYWHERE = '00';

/** Admitad's coupons (docs/feeds.md §3.9): JSON, with codes and links where they were requested for one website. */
export const admitadFormat: FeedFormat = {
  source: 'admitad',
  mode: 'snapshot',
  read: (content) =>
    checkFirstRow(
      readRecords(content, { json: { lists: ['results'] }, paging: { total: '_meta.count' } }),
      'Admitad',
      ['campaign', 'species'],
    ),
  readId: readAdmitadId,
  mapRow: (row) => toRawCoupon(parseAdmitadRow(toRecord(row))),
};

function toRawCoupon(row: AdmitadRow): RawOffer {
  const externalId = row.id;
  if (row.status.toLowerCase() !== 'active') return { record: 'offer', externalId, change: 'retired' };
  const kind = pickKind(row);
  return {
    record: 'offer',
    externalId,
    change: 'whole',
    brand: { externalId: row.campaign.id, names: [row.campaign.name], siteUrl: row.campaign.site_url },
    kind,
    title: row.name || row.short_name,
    description: row.description,
    // An action has a text such as "not needed" here, in the language of the programme.
    code: kind === 'deal' ? undefined : row.promocode,
    discount: row.discount,
    image: row.image,
    originUrl: row.campaign.site_url,
    trackingUrl: row.goto_link,
    startDate: row.date_start,
    endDate: row.date_end,
    categories: row.categories?.map(({ name }) => name),
    regions: row.regions?.includes(EVERYWHERE) ? [] : (row.regions ?? undefined),
    exclusive: readFlag(row.exclusive),
  };
}

function pickKind({ species }: AdmitadRow): RawOffer['kind'] {
  if (!species) return undefined;
  return species === 'promocode' ? 'coupon' : 'deal';
}

const rowSchema = z.object(
  {
    id: idSchema,
    status: z.string('is missing or not text'),
    campaign: z.object(
      { id: idSchema, name: z.string('is missing or not text'), site_url: textSchema },
      'is missing',
    ),
    name: textSchema,
    short_name: textSchema,
    description: textSchema,
    exclusive: z.union([z.boolean(), z.string()], 'is neither true nor false').nullish(),
    date_start: textSchema,
    date_end: textSchema,
    regions: z.array(z.string('is not text'), 'is no list').nullish(),
    discount: textSchema,
    image: textSchema,
    species: textSchema,
    categories: z
      .array(z.object({ name: z.string('is not text') }, 'is no category'), 'is no list')
      .nullish(),
    promocode: textSchema,
    goto_link: textSchema,
  },
  'is no coupon',
);

/** One coupon as Admitad sends it (docs/feeds.md §3.9). */
type AdmitadRow = z.infer<typeof rowSchema>;

/** A row that has the shape of a coupon of Admitad. Throws RowError. */
function parseAdmitadRow(row: unknown): AdmitadRow {
  return parseRow(rowSchema, row);
}

/** The id of a row, also of a broken one; null where it has none. */
function readAdmitadId(row: unknown): string | null {
  return z.object({ id: idSchema }).safeParse(row).data?.id ?? null;
}
