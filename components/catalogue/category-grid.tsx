import { pickCategoryIcon } from '@/lib/catalogue/category-icon';
import type { Category } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { buildCategoryHref } from '@/lib/url/paths';
import styles from './category-grid.module.scss';

const ICON_SIDE_PX = 48;

export function CategoryGrid({ categories, locale }: { categories: Category[]; locale: Locale }) {
  return (
    <ul role="list" className={styles.grid}>
      {categories.map((category) => (
        <li key={category.id} className={styles.item}>
          <a href={buildCategoryHref(locale, category.slug)} className={styles.link}>
            <img
              src={pickCategoryIcon(category.icon, category.name)}
              alt=""
              width={ICON_SIDE_PX}
              height={ICON_SIDE_PX}
              loading="lazy"
              decoding="async"
              className={styles.icon}
            />
            <span className={styles.name}>{category.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
