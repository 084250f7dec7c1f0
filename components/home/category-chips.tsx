import { pickCategoryIcon } from '@/lib/art';
import type { Category } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { buildCategoryHref } from '@/lib/url/paths';
import styles from './category-chips.module.scss';

type Props = { locale: Locale; label: string; categories: Category[] };

/** Short ways into categories; on phones one row that scrolls within itself. */
export function CategoryChips({ locale, label, categories }: Props) {
  return (
    <nav className={styles.chips} aria-label={label}>
      <ul role="list" className={styles.list}>
        {categories.map(({ id, name, slug, icon }) => (
          <li key={id} className={styles.item}>
            <a className={styles.chip} href={buildCategoryHref(locale, slug)}>
              <img
                src={pickCategoryIcon(icon, name)}
                alt=""
                width="24"
                height="24"
                // An eager picture would be preloaded, before those that matter more.
                loading="lazy"
                decoding="async"
              />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
