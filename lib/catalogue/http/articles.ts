import { z } from 'zod';
import { parseOfferDate } from '../rules/offer-dates';
import { MAX_PAGE_SIZE, type PageQuery } from '../source';
import type { Article, ArticleSummary, Category, ItemId, Page } from '../types';
import { hostArticle, hostArticleSummary, type HostArticle, type HostArticleSummary } from '../wire/article';
import { NO_DATE, optionalDate, optionalFlag } from '../wire/fields';
import type { Host } from './host';
import { nullOnFailure, type Report } from './host-error';
import { getBrandByUniqueName, getById, getByName } from './items';
import { listCategories, listPage } from './lists';

/**
 * Published articles, newest first (docs/specification.md §7.8). A host that lists others too gets them left out,
 * though its total counts them. Throws HostError.
 */
export async function listArticles(
  host: Host,
  query: PageQuery,
  now: Date,
  report: Report,
): Promise<Page<ArticleSummary>> {
  const filters = { published: true, sort: 'created_at' };
  const published = nullUnlessPublished(hostArticleSummary, now);
  const page = await listPage(host, 'articles', query, filters, ['article_list', published]);
  const articles = page.items.filter((article) => article !== null);
  const categories = await listMissingCategories(host, articles, report);
  return { ...page, items: articles.map((article) => withCategory(article, categories)) };
}

/** The article of that id; null where it is not published by `now`. Throws HostError: a failure is no missing article. */
export function getArticle(host: Host, id: ItemId, now: Date, report: Report): Promise<Article | null> {
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

/** The article of that slug as it stands, where the host sends it unpublished. Throws HostError. */
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
    typeof brand === 'string' ? nullOnFailure(getBrandByUniqueName(host, brand), report) : brand,
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
  const page = await nullOnFailure(listCategories(host, { pageSize: MAX_PAGE_SIZE }), report);
  return page?.items ?? [];
}

/** The article with its category whole; without one where the host does not list it. */
function withCategory<A extends Categorized>({ category, ...article }: A, categories: Category[]) {
  const name = category?.name;
  const slug = category?.slug ?? categories.find((listed) => listed.name === name)?.slug;
  const isKnown = name !== undefined && slug !== undefined;
  return { ...article, category: isKnown ? { name, slug } : null };
}

// docs/specification.md §7.8 asks a host for published articles only where it lists them. One that is looked up by its
// slug may come as a draft.
const publication = z.object({ published: optionalFlag, published_at: z.unknown().optional() });

/** Reads what `item` reads, and null where the host says of it that it is not published by `now`. */
function nullUnlessPublished<T>(item: z.ZodType<T>, now: Date): z.ZodType<T | null> {
  return z.preprocess((sent) => (isHeldBack(sent, now) ? null : sent), item.nullable());
}

/**
 * Whether an article that a host sent must not be shown yet: it says so, its date is still to come, or it has a field
 * for a date and none in it. A host that says nothing of the kind has published what it sends.
 */
function isHeldBack(sent: unknown, now: Date): boolean {
  const fields = publication.safeParse(sent);
  if (!fields.success) return false;
  const { published, published_at: sentDate } = fields.data;
  const date = optionalDate.parse(sentDate);
  if (published === false) return true;
  if (date !== null) return (parseOfferDate(date) ?? 0) > now.getTime();
  return published === null && isEmptyDate(sentDate);
}

function isEmptyDate(sent: unknown): boolean {
  return sent === null || (typeof sent === 'string' && (sent.trim() === '' || NO_DATE.test(sent.trim())));
}
