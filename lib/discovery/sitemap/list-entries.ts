import type { CatalogueSource, Category, ItemId } from '@/lib/catalogue';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { LIST_CHOICES } from '@/lib/url/path-parts';
import {
  buildBlogHref,
  buildCategoryHref,
  buildListHref,
  INFO_PAGE_NAMES,
  type OfferListName,
} from '@/lib/url/paths';
import { getArticleChangeTime, getLatest, getOfferTime } from '../rss/times';
import type { SitemapEntry } from './format-sitemap';

/** Its own page, and its part of each list. */
export const CATEGORY_ADDRESSES = 4;

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

/** How many offers a list holds, and when the newest of them changed: in ms since the epoch, null if unknown. */
type OfferListState = { total: number; changedAt: number | null };

/** What a list of offers, of a category if one is given, shows first. Throws what the source throws. */
async function getOfferListState(
  source: CatalogueSource,
  list: OfferListName,
  categoryId?: ItemId,
): Promise<OfferListState> {
  const query = { categoryId, sort: 'newest', pageSize: 1 } as const;
  const page = list === 'coupons' ? await source.listCoupons(query) : await source.listDeals(query);
  const [newest] = page.items;
  return { total: page.total, changedAt: newest === undefined ? null : getOfferTime(newest) };
}

/** When a page that shows these lists last changed; null where one that holds offers does not know. */
function getLatestChange(lists: OfferListState[]): number | null {
  return getLatest(lists.filter(({ total }) => total > 0).map(({ changedAt }) => changedAt));
}
