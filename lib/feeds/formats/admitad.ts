import type { FeedFormat, RawOffer } from '../feed';
import { checkFirstRow } from '../read/check-first-row';
import { readRecords } from '../read/read-records';
import { readFlag, toRecord } from '../read/values';
import { parseAdmitadRow, readAdmitadId, type AdmitadRow } from './admitad-row';

/** What Admitad writes among the regions of a coupon that is good everywhere. */
const EVERYWHERE = '00';

/** Admitad's coupons (feeds.md §3.9): JSON, with codes and links where they were asked for one website. */
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
