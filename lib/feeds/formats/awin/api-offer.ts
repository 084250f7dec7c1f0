import { RowError, type RawOffer } from '../../feed';
import { isJoined, type ApiRow } from './awin-api';
import { toRawAdvertiser } from './awin-advertiser';

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

/** Country codes; none means everywhere, so an empty list that says it is not for all must not pass for that. */
function readRegions({ regions }: ApiRow): string[] {
  if (!regions || regions.all === true) return [];
  const codes = regions.list.map(({ countryCode }) => countryCode);
  if (regions.all === false && codes.length === 0) throw new RowError('regions.list gives no country code');
  return codes;
}
