import { ButtonLink } from '@/components/ui/button';
import { LogoTile } from '@/components/ui/logo-tile';
import type { Brand } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBrandHref } from '@/lib/url/paths';
import styles from './brand-about.module.scss';

/** Who the brand of an article is and how much it offers (docs/specification.md §2.13.9). */
export function BrandAbout({ brand, locale }: { brand: Brand; locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <section className={styles.about}>
      <LogoTile name={brand.name} logo={brand.logo} />
      <h2 className={styles.title}>{t('article.about.title', { brand: brand.name })}</h2>
      {brand.description && <p className={styles.description}>{brand.description}</p>}
      <dl className={styles.counts}>
        <dt>{t('article.about.totalCoupons')}</dt>
        <dd>{brand.totalCoupons.toLocaleString(locale)}</dd>
        <dt>{t('article.about.totalDeals')}</dt>
        <dd>{brand.totalDeals.toLocaleString(locale)}</dd>
      </dl>
      <ButtonLink href={buildBrandHref(locale, brand.uniqueName)} variant="secondary">
        {t('article.about.viewAll')}
      </ButtonLink>
    </section>
  );
}
