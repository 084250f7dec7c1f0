import type { Brand } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { formatOfferCounts, type OfferCountLabels } from '@/lib/offers/format-offer-counts';

/** What the card of a brand shows. */
export type BrandCardData = Pick<Brand, 'name' | 'uniqueName' | 'logo'> & {
  /** How many offers it has, in words. */
  counts: string;
};

/** A brand as the data of its card. */
export function toBrandCard(brand: Brand, labels: OfferCountLabels, locale: Locale): BrandCardData {
  return {
    name: brand.name,
    uniqueName: brand.uniqueName,
    logo: brand.logo,
    // Where they take two lines, the dot ends the first.
    counts: formatOfferCounts(brand, labels, locale).replace(' · ', '\u00a0· '),
  };
}
