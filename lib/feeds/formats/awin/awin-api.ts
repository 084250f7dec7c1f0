import { z } from 'zod';
import { RowError, type RawOffer } from '../../feed';
import { readFlag } from '../../read/values';
import { idSchema, parseRow, textSchema } from '../shared';
import { toRawAdvertiser } from './awin-advertiser';

const rowSchema = z.object(
  {
    promotionId: idSchema,
    type: z.enum(['promotion', 'voucher'], {
      error: ({ input }) => `${JSON.stringify(input) ?? '(missing)'} is neither "promotion" nor "voucher"`,
    }),
    advertiser: z.object(
      { id: idSchema, name: z.string('is missing or not text'), joined: z.unknown().optional() },
      'is missing',
    ),
    title: textSchema,
    description: textSchema,
    terms: textSchema,
    startDate: textSchema,
    endDate: textSchema,
    dateAdded: textSchema,
    url: textSchema,
    urlTracking: textSchema,
    regions: z
      .object(
        {
          all: z.boolean('is not true or false').nullish(),
          list: z
            .array(z.object({ countryCode: z.string('is not text') }, 'is no region'), 'is no list')
            .nullish()
            .transform((list) => list ?? []),
        },
        'is no set of regions',
      )
      .nullish(),
    voucher: z
      .object({ code: textSchema, exclusive: z.boolean('is not true or false').nullish() }, 'is no voucher')
      .nullish(),
  },
  'is no offer',
);

/** One offer as Awin's API sends it (docs/feeds.md §3.5). */
type ApiRow = z.infer<typeof rowSchema>;

/** A row that has the shape of an offer of the API. Throws RowError. */
export function parseApiRow(row: unknown): ApiRow {
  return parseRow(rowSchema, row);
}

const idRowSchema = z.object({
  promotionId: idSchema,
  advertiser: z.object({ joined: z.unknown().optional() }).optional().catch(undefined),
});

/**
 * The id of a row, also of a broken one; null where it has none, or where its shop is not joined: an id keeps the stored
 * offer of a skipped row alive.
 */
export function readApiId(row: unknown): string | null {
  const raw = idRowSchema.safeParse(row).data;
  return raw === undefined || !isJoined(raw.advertiser) ? null : raw.promotionId;
}

/** Whether the publisher has joined the shop's programme; only a plain no says otherwise. */
function isJoined(advertiser: { joined?: unknown } | undefined): boolean {
  return readFlag(advertiser?.joined) !== false;
}

/** An offer of the API: a voucher is a coupon, a promotion a deal. Throws RowError. */
export function toRawApiOffer(row: ApiRow): RawOffer {
  const { advertiser, voucher } = row;
  if (!isJoined(advertiser)) {
    throw new RowError(`offer ${row.promotionId} is of an advertiser that you have not joined`);
  }
  const isVoucher = row.type === 'voucher';
  return {
    record: 'offer',
    externalId: row.promotionId,
    change: 'whole',
    brand: toRawAdvertiser({ ...advertiser, nameField: 'advertiser.name', link: row.url }),
    kind: isVoucher ? 'coupon' : 'deal',
    title: row.title,
    description: row.description,
    terms: row.terms,
    code: isVoucher ? voucher?.code : undefined,
    originUrl: row.url,
    trackingUrl: row.urlTracking,
    startDate: row.startDate,
    endDate: row.endDate,
    addedAt: row.dateAdded,
    regions: readRegions(row),
    exclusive: isVoucher && voucher?.exclusive === true,
  };
}

/** Country codes; none means everywhere, so an empty list beside `all: false` is refused. */
function readRegions({ regions }: ApiRow): string[] {
  if (!regions || regions.all === true) return [];
  const codes = regions.list.map(({ countryCode }) => countryCode);
  if (regions.all === false && codes.length === 0) throw new RowError('regions.list gives no country code');
  return codes;
}
