import type { Brand } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { formatPlural, type PluralForms } from '@/lib/text/format-plural';

/** The texts of a brand's counts (common.json), handed to the browser as they are; {count} is filled in there. */
export type OfferCountLabels = { coupons: PluralForms; deals: PluralForms; none: string };

/** How many offers a brand has, in words: "12 coupons · 1 deal"; what it has none of is left out. */
export function formatOfferCounts(
  { totalCoupons, totalDeals }: Pick<Brand, 'totalCoupons' | 'totalDeals'>,
  labels: OfferCountLabels,
  locale: Locale,
): string {
  const counts = [
    totalCoupons > 0 && formatPlural(labels.coupons, totalCoupons, locale),
    totalDeals > 0 && formatPlural(labels.deals, totalDeals, locale),
  ].filter((text) => text !== false);
  return counts.join(' · ') || labels.none;
}
