import type { BrandSummary } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { buildBrandHref } from '@/lib/url/paths';
import { LogoTile } from '@/components/ui/logo-tile';
import styles from './dialog-brand.module.scss';

/** Whose offer is open, leading to all of its offers. */
export function DialogBrand({ locale, brand }: { locale: Locale; brand: BrandSummary }) {
  return (
    <a href={buildBrandHref(locale, brand.uniqueName)} className={styles.brand}>
      <LogoTile name={brand.name} logo={brand.logo} size="small" />
      <span className={styles.name}>{brand.name}</span>
    </a>
  );
}
