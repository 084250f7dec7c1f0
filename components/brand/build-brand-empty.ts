import type { Brand } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildTabHref, localizePath } from '@/lib/url/paths';
import type { BrandTab } from './brand-offers';

/** A tab without live offers points to the other tab where that has some, else to all brands. */
export function buildBrandEmpty(locale: Locale, brand: Brand, path: string, tab: BrandTab) {
  const t = getTranslator(locale);
  const browseAll = { href: localizePath(locale, '/brands'), label: t('brand.browseAll') };
  if (tab === 'coupons') {
    const seeDeals = { href: buildTabHref(path, 'deals', 'coupons'), label: t('brand.seeDeals') };
    return {
      title: t('brand.noCoupons.title'),
      message: t('brand.noCoupons.message', { brand: brand.name }),
      action: brand.totalDeals > 0 ? seeDeals : browseAll,
    };
  }
  const seeCoupons = { href: path, label: t('brand.seeCoupons') };
  return {
    title: t('brand.noDeals.title'),
    message: t('brand.noDeals.message', { brand: brand.name }),
    action: brand.totalCoupons > 0 ? seeCoupons : browseAll,
  };
}
