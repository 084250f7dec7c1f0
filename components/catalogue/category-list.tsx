'use client';

import type { Category } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { buildCategoryHref } from '@/lib/url/paths';
import styles from './category-list.module.scss';

const ICON_SIDE_PX = 48;

/** A category with the address of its picture in place of the icon's name. */
export type CategoryCardData = Pick<Category, 'name' | 'slug'> & { picture: string };

type CategoryListProps = { categories: CategoryCardData[]; locale: Locale };

/** A grid of categories: one client component fed compact data, which halves the page. */
export function CategoryList({ categories, locale }: CategoryListProps) {
  return (
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
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
