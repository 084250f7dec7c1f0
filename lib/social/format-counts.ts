import { getMessages, type Locale } from '../i18n';
import { formatPlural } from '../offers/format-plural';

/** How many offers there are, in words: "12 coupons · 1 deal"; what there is none of is left out. */
export function formatCounts(locale: Locale, counts: { coupons: number; deals: number }): string {
  const { coupons, deals, none } = getMessages(locale).common.counts;
  const texts = [
    counts.coupons > 0 && formatPlural(coupons, counts.coupons, locale),
    counts.deals > 0 && formatPlural(deals, counts.deals, locale),
  ].filter((text) => text !== false);
  return texts.join(' · ') || none;
}
