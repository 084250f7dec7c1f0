import type { Brand } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { BrandList } from './brand-list';
import { formatOfferCounts } from './format-offer-counts';

/** Brands as cards: makes the compact data that the browser gets. */
export function BrandGrid({ brands, locale }: { brands: Brand[]; locale: Locale }) {
  const t = getTranslator(locale);
  const cards = brands.map((brand) => ({
    name: brand.name,
    uniqueName: brand.uniqueName,
    logo: brand.logo,
    counts: formatOfferCounts(brand, t),
  }));
  return <BrandList brands={cards} locale={locale} />;
}
