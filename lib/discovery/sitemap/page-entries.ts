import type { CatalogueSource } from '@/lib/catalogue/source';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { LIST_CHOICES } from '@/lib/url/list-choices';
import { buildBlogHref, buildListHref, INFO_PAGE_NAMES } from '@/lib/url/paths';
import { getArticleChangeTime } from '../rss/times';
import { getLatestChange, getOfferListState } from './offer-list-state';
import type { SitemapEntry } from './sitemap-entry';

/**
 * The pages that are there whatever the catalogue holds, and its lists as far as they hold anything: empty ones, later
 * pages and those that a visitor has shaped are not for search engines. Throws what the source throws.
 */
export async function* listPageEntries(source: CatalogueSource): AsyncGenerator<SitemapEntry> {
  const coupons = await getOfferListState(source, 'coupons');
  const deals = await getOfferListState(source, 'deals');
  yield { path: '/', changedAt: getLatestChange([coupons, deals]) };
  if (coupons.total > 0)
    yield { path: buildListHref(DEFAULT_LOCALE, 'coupons'), changedAt: coupons.changedAt };
  if (deals.total > 0) yield { path: buildListHref(DEFAULT_LOCALE, 'deals'), changedAt: deals.changedAt };
  const categories = await source.listCategories({ pageSize: 1 });
  if (categories.total > 0) yield { path: '/categories', changedAt: null };
  const [article] = (await source.listArticles({ pageSize: 1 })).items;
  if (article) yield { path: buildBlogHref(DEFAULT_LOCALE), changedAt: getArticleChangeTime(article) };
  yield* listBrandListEntries(source);
  for (const name of INFO_PAGE_NAMES) yield { path: `/${name}`, changedAt: null };
}

/** The list of brands, and that of each letter. */
async function* listBrandListEntries(source: CatalogueSource): AsyncGenerator<SitemapEntry> {
  for (const letter of [undefined, ...LIST_CHOICES.letter.values]) {
    const { total } = await source.listBrands({ letter, pageSize: 1 });
    if (total > 0) yield { path: buildListHref(DEFAULT_LOCALE, 'brands', { letter }), changedAt: null };
  }
}
