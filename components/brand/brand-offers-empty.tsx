import { getTranslator } from '@/lib/i18n';
import { buildTabHref, localizePath } from '@/lib/url/paths';
import { EmptyState } from '../ui/empty-state';
import type { BrandOffersProps } from './brand-offers';

/** A tab without live offers points to the other tab where that has some, else to all brands. */
export function BrandOffersEmpty({ locale, brand, path, tab }: Omit<BrandOffersProps, 'offers' | 'now'>) {
  const t = getTranslator(locale);
  const browseAll = { href: localizePath(locale, '/brands'), label: t('brand.browseAll') };
  if (tab === 'coupons') {
    const seeDeals = { href: buildTabHref(path, 'deals', 'coupons'), label: t('brand.seeDeals') };
    return (
      <EmptyState
        title={t('brand.noCoupons.title')}
        message={t('brand.noCoupons.message', { brand: brand.name })}
        action={brand.totalDeals > 0 ? seeDeals : browseAll}
      />
    );
  }
  const seeCoupons = { href: path, label: t('brand.seeCoupons') };
  return (
    <EmptyState
      title={t('brand.noDeals.title')}
      message={t('brand.noDeals.message', { brand: brand.name })}
      action={brand.totalCoupons > 0 ? seeCoupons : browseAll}
    />
  );
}
