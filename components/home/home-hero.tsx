import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { pickCategoryIcon } from '@/lib/art';
import type { Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildCategoryHref, localizePath } from '@/lib/url/paths';
import styles from './home-hero.module.scss';

/** docs/specification.md §9.5. */
const CHIP_LIMIT = 6;
const PROMISES = ['code', 'dates', 'tabs'] as const;

type Props = { locale: Locale; siteName: string; tagline: string; categories: Category[] };

/** What this is, a search that invites, and the first categories, on one large paper coupon. */
export function HomeHero({ locale, siteName, tagline, categories }: Props) {
  const t = getTranslator(locale);
  return (
    <div className={styles.hero}>
      <div className={styles.body}>
        <h1 className={styles.title}>{tagline}</h1>
        <p className={styles.lead}>{t('home.hero.lead')}</p>
        <SearchBox
          locale={locale}
          action={localizePath(locale, '/search')}
          label={t('home.hero.searchLabel')}
          placeholder={t('home.hero.searchPlaceholder')}
          submitLabel={t('home.hero.searchSubmit')}
        />
        {categories.length > 0 && (
          <CategoryChips
            locale={locale}
            label={t('home.hero.categories')}
            categories={categories.slice(0, CHIP_LIMIT)}
          />
        )}
      </div>
      <div className={styles.stub}>
        <h2 className={styles.stubTitle}>{t('home.hero.promises.title', { siteName })}</h2>
        <ul role="list" className={styles.promises}>
          {PROMISES.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Icon name="tick" className={styles.tick} />
              {t(`home.hero.promises.${promise}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type CategoryChipsProps = { locale: Locale; label: string; categories: Category[] };

/** Short ways into categories; on phones one row that scrolls within itself. */
function CategoryChips({ locale, label, categories }: CategoryChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      <ul role="list" className={styles.list}>
        {categories.map(({ id, name, slug, icon }) => (
          <li key={id} className={styles.item}>
            <a className={styles.chip} href={buildCategoryHref(locale, slug)}>
              <img
                src={pickCategoryIcon({ icon, name, slug })}
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
