import type { CorrectedItem, NewBrand, NewOffer } from '@/lib/catalogue';
import { OptionsError } from '../feed';

/** Out of every list, whatever the source says. */
export const HIDDEN = 'hidden';

/** The fields that can be corrected, by the names that an export's columns have. */
const OFFER_FIELDS: Readonly<Record<string, keyof NewOffer | 'isHidden'>> = {
  title: 'title',
  description: 'description',
  terms: 'terms',
  code: 'code',
  discount: 'discount',
  kind: 'kind',
  start_date: 'startDate',
  end_date: 'endDate',
  verified_at: 'verifiedAt',
  origin_url: 'originUrl',
  tracking_url: 'trackingUrl',
  site_url: 'siteUrl',
  image: 'img',
  categories: 'categorySlugs',
  regions: 'regions',
  exclusive: 'exclusive',
  is_featured: 'isFeatured',
  [HIDDEN]: 'isHidden',
};
const BRAND_FIELDS: Readonly<Record<string, keyof NewBrand>> = {
  name: 'name',
  description: 'description',
  logo: 'logo',
  is_featured: 'isFeatured',
  origin_url: 'originUrl',
  tracking_url: 'trackingUrl',
  site_url: 'siteUrl',
  categories: 'categorySlugs',
};
const FIELDS = { offer: OFFER_FIELDS, brand: BRAND_FIELDS };

/** The columns of a kind of item that can be corrected. */
export function listColumns(record: CorrectedItem['record']): string[] {
  return Object.keys(FIELDS[record]);
}

/** The field behind a column. Throws OptionsError, which lists the known ones, on any other. */
export function toField(record: CorrectedItem['record'], column: string): string {
  const fields = FIELDS[record];
  const field = Object.hasOwn(fields, column) ? fields[column] : undefined;
  if (field !== undefined) return field;
  const article = record === 'offer' ? 'An offer' : 'A brand';
  throw new OptionsError(
    `${article} has no field "${column}" to correct; there are: ${listColumns(record).join(', ')}.`,
  );
}

/** The column that shows a field. */
export function toColumn(field: string): string {
  const all = [...Object.entries(OFFER_FIELDS), ...Object.entries(BRAND_FIELDS)];
  return all.find(([, name]) => name === field)?.[0] ?? field;
}
