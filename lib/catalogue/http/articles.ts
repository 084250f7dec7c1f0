import { MAX_PAGE_SIZE, type PageQuery } from '../source';
import type { Article, ArticleSummary, Category, Page } from '../types';
import { getBrandByUniqueName } from './brands';
import { orOnFailure, type Report } from './failures';
import { getById, getByName } from './get-item';
import type { Host } from './host';
import { listCategories, listHostArticles } from './lists';
import { hostArticle, type HostArticle, type HostArticleSummary } from './read/article';
import { nullUnlessPublished } from './read/publication';

/** Published articles, newest first (spec §7). Throws HostError. */
export async function listArticles(
  host: Host,
  query: PageQuery,
  now: Date,
  report: Report,
): Promise<Page<ArticleSummary>> {
  const page = await listHostArticles(host, query, now);
  const categories = await listMissingCategories(host, page.items, report);
  return { ...page, items: page.items.map((article) => withCategory(article, categories)) };
}

/** The article of that id; null where it is not published by `now`. Throws HostError: a failure is no missing article. */
export function getArticle(host: Host, id: number, now: Date, report: Report): Promise<Article | null> {
  return completeArticle(host, getById(host, 'articles', id, nullUnlessPublished(hostArticle, now)), report);
}

/** The article of that slug; null where it is not published by `now`. Throws HostError. */
export function getArticleBySlug(
  host: Host,
  slug: string,
  now: Date,
  report: Report,
): Promise<Article | null> {
  const published = nullUnlessPublished(hostArticle, now);
  return completeArticle(host, getByName(host, 'articles/slug', slug, published), report);
}

/** The article of that slug as it stands, where the host answers it unpublished. Throws HostError. */
export function getArticleDraft(host: Host, slug: string, report: Report): Promise<Article | null> {
  return completeArticle(host, getByName(host, 'articles/slug', slug, hostArticle), report);
}

/** Looks up what the host left out of the article's category and brand. */
async function completeArticle(
  host: Host,
  lookup: Promise<HostArticle | null>,
  report: Report,
): Promise<Article | null> {
  const article = await lookup;
  if (article === null) return null;
  const { brand } = article;
  const [categories, wholeBrand] = await Promise.all([
    listMissingCategories(host, [article], report),
    typeof brand === 'string' ? orOnFailure(getBrandByUniqueName(host, brand), null, report) : brand,
  ]);
  return { ...withCategory(article, categories), brand: wholeBrand };
}

type Categorized = Pick<HostArticleSummary, 'category'>;

/** The host's categories, where an article names one without its slug. */
async function listMissingCategories(
  host: Host,
  articles: Categorized[],
  report: Report,
): Promise<Category[]> {
  if (articles.every(({ category }) => category?.slug !== null)) return [];
  const page = await orOnFailure(listCategories(host, { pageSize: MAX_PAGE_SIZE }), null, report);
  return page?.items ?? [];
}

/** The article with its category whole; without one where the host does not list it. */
function withCategory<A extends Categorized>({ category, ...article }: A, categories: Category[]) {
  const name = category?.name;
  const slug = category?.slug ?? categories.find((listed) => listed.name === name)?.slug;
  const isKnown = name !== undefined && slug !== undefined;
  return { ...article, category: isKnown ? { name, slug } : null };
}
