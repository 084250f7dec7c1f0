import type { HomeData } from '@/lib/pages';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildCategoryHref } from '@/lib/url/paths';
import { HomeOffers } from './home-offers';
import styles from './home-highlights.module.scss';

type Props = { locale: Locale; highlights: HomeData['highlights']; now: Date };

/** Coupons of chosen categories, side by side where there is room. */
export function HomeHighlights({ locale, highlights, now }: Props) {
  const t = getTranslator(locale);
  return (
    <div className={styles.highlights}>
      {highlights.map(({ category, coupons }) => (
        <HomeOffers
          key={category.id}
          locale={locale}
          title={t('home.highlight', { category: category.name })}
          href={buildCategoryHref(locale, category.slug)}
          offers={coupons}
          now={now}
        />
      ))}
    </div>
  );
}
