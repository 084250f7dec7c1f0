import type { Brand } from '@/lib/catalogue/types';
import { getMessages, type Locale } from '@/lib/i18n';
import { toBrandCard } from './brand-card-data';
import { BrandList } from './brand-list';

type BrandGridProps = {
  brands: Brand[];
  locale: Locale;
  /** What was searched for, to be marked in the names. */
  query?: string;
  /** Whether phones get small cards. */
  isCompact?: boolean;
};

/** Brands as cards. */
export function BrandGrid({ brands, locale, query, isCompact }: BrandGridProps) {
  const labels = getMessages(locale).common.counts;
  const cards = brands.map((brand) => toBrandCard(brand, labels, locale));
  return <BrandList brands={cards} locale={locale} query={query} isCompact={isCompact} />;
}
