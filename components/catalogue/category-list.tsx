import clsx from 'clsx';
import type { Category } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { hyphenate } from '@/lib/text/hyphenate';
import { buildCategoryHref } from '@/lib/url/paths';
import styles from './category-list.module.scss';

const ICON_SIDE_PX = 48;

/** A category with the address of its picture in place of the icon's name. */
export type CategoryCardData = Pick<Category, 'name' | 'slug'> & { picture: string };

type CategoryListProps = {
  categories: CategoryCardData[];
  locale: Locale;
  /** Whether phones get small cards. */
  isCompact?: boolean;
};

/** A grid of categories. */
export function CategoryList({ categories, locale, isCompact = false }: CategoryListProps) {
  return (
    <div className={clsx(styles.frame, isCompact ? styles.compact : styles.roomy)}>
      <ul role="list" data-list="categories" className={styles.list}>
        {categories.map(({ name, slug, picture }) => (
          <li key={slug} className={styles.item}>
            <a href={buildCategoryHref(locale, slug)} className={styles.link}>
              <img
                src={picture}
                alt=""
                width={ICON_SIDE_PX}
                height={ICON_SIDE_PX}
                loading="lazy"
                decoding="async"
                className={styles.icon}
              />
              <span className={styles.name}>{hyphenate(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
