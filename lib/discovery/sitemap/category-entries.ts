import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Category } from '@/lib/catalogue/types';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { buildCategoryHref, buildListHref } from '@/lib/url/paths';
import { getLatestChange, getOfferListState } from './offer-list-state';
import type { SitemapEntry } from './sitemap-entry';

/** Its own page, and its part of each list. */
export const CATEGORY_ADDRESSES = 4;

/** The pages of a category that hold anything: empty ones are noindex. Throws what the source throws. */
export async function listCategoryEntries(
  source: CatalogueSource,
  { id, slug }: Category,
): Promise<SitemapEntry[]> {
  const [brands, coupons, deals] = await Promise.all([
    source.listBrands({ categoryId: id, pageSize: 1 }),
    getOfferListState(source, 'coupons', id),
    getOfferListState(source, 'deals', id),
  ]);
  const pages = [
    {
      path: buildCategoryHref(DEFAULT_LOCALE, slug),
      total: brands.total + coupons.total + deals.total,
      changedAt: getLatestChange([coupons, deals]),
    },
    {
      path: buildListHref(DEFAULT_LOCALE, 'brands', { category: slug }),
      total: brands.total,
      changedAt: null,
    },
    { path: buildListHref(DEFAULT_LOCALE, 'coupons', { category: slug }), ...coupons },
    { path: buildListHref(DEFAULT_LOCALE, 'deals', { category: slug }), ...deals },
  ];
  return pages.filter(({ total }) => total > 0).map(({ path, changedAt }) => ({ path, changedAt }));
}
