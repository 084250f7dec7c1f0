import type { Brand } from '@/lib/catalogue/types';
import type { Translate } from '@/lib/i18n';

/** How many offers a brand has, in words: "12 coupons · 1 deal"; what it has none of is left out. */
export function formatOfferCounts(brand: Brand, t: Translate): string {
  const { totalCoupons, totalDeals } = brand;
  const counts = [
    totalCoupons > 0 && t('common.counts.coupons', { count: totalCoupons }),
    totalDeals > 0 && t('common.counts.deals', { count: totalDeals }),
  ].filter((text) => text !== false);
  return counts.join(' · ') || t('common.noOffersYet');
}
