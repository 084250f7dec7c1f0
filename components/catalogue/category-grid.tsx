import { pickCategoryIcon } from '@/lib/art';
import type { Category } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { CategoryList } from './category-list';

type CategoryGridProps = {
  categories: Category[];
  locale: Locale;
  /** Whether phones get small cards. */
  isCompact?: boolean;
};

/** Categories with their pictures; the table of pictures stays on the server. */
export function CategoryGrid({ categories, locale, isCompact }: CategoryGridProps) {
  const cards = categories.map(({ name, slug, icon }) => ({
    name,
    slug,
    picture: pickCategoryIcon({ icon, name, slug }),
  }));
  return <CategoryList categories={cards} locale={locale} isCompact={isCompact} />;
}
