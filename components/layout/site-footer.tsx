import type { Brand, CatalogueStats, Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBrandHref, buildCategoryHref } from '@/lib/url/paths';
import { FooterFrame, type FooterIdentity } from './footer-frame';
import { FooterLinks } from './footer-links';
import styles from './site-footer.module.scss';

type Props = FooterIdentity & {
  categories: Pick<Category, 'name' | 'slug'>[];
  brands: Pick<Brand, 'name' | 'uniqueName'>[];
  /** Null where they could not be counted. */
  stats: CatalogueStats | null;
};

/** On every page: brand, counted stats, categories, featured brands, company and legal links, newsletter. */
export function SiteFooter({ locale, siteName, tagline, categories, brands, stats }: Props) {
  const t = getTranslator(locale);
  const categoryLinks = categories.map(({ name, slug }) => ({
    href: buildCategoryHref(locale, slug),
    label: name,
  }));
  const brandLinks = brands.map(({ name, uniqueName }) => ({
    href: buildBrandHref(locale, uniqueName),
    label: name,
  }));
  return (
    <FooterFrame
      locale={locale}
      siteName={siteName}
      tagline={tagline}
      stats={stats && <FooterStats locale={locale} stats={stats} />}
      lists={
        <>
          <FooterLinks title={t('layout.footer.categories')} links={categoryLinks} wide="onPhones" />
          <FooterLinks title={t('layout.footer.brands')} links={brandLinks} wide="always" />
        </>
      }
    />
  );
}

/** How much the catalogue holds, counted. */
function FooterStats({ locale, stats }: { locale: Locale; stats: CatalogueStats }) {
  const t = getTranslator(locale);
  const format = new Intl.NumberFormat(locale);
  const entries = [
    { count: stats.brands, unit: t('layout.footer.stats.brands', { count: stats.brands }) },
    { count: stats.coupons, unit: t('layout.footer.stats.coupons', { count: stats.coupons }) },
    { count: stats.deals, unit: t('layout.footer.stats.deals', { count: stats.deals }) },
  ];
  return (
    <ul role="list" className={styles.stats} aria-label={t('layout.footer.stats.label')}>
      {entries.map(({ count, unit }) => (
        <li key={unit} className={styles.stat}>
          <span className={styles.count}>{format.format(count)}</span> {unit}
        </li>
      ))}
    </ul>
  );
}
