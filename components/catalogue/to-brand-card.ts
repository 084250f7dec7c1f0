import type { Brand } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import type { BrandCardData } from './brand-card';
import { formatOfferCounts, type OfferCountLabels } from '@/lib/offers/format-offer-counts';

/** What the card of a brand shows: compact, because every property travels twice in the page (rendering.md §3). */
export function toBrandCard(brand: Brand, labels: OfferCountLabels, locale: Locale): BrandCardData {
  return {
    name: brand.name,
    uniqueName: brand.uniqueName,
    logo: brand.logo,
    counts: formatOfferCounts(brand, labels, locale),
  };
}
