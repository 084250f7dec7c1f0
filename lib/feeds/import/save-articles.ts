import { groupBy } from '@/lib/text/group-by';
import type { NewArticle } from '@/lib/catalogue';
import type { ImportRun } from './import-run';
import { toOfferKey } from './key-set';
import type { Window } from './read-windows';
import { leadOldAddresses, reportOutcome } from './save-records';

type Known = { brands: Set<string>; offers: Map<string, string> };

/**
 * Saves the articles of an exported catalogue unchanged, once all that they name has been saved: an export has them
 * last. One that names what does not exist is skipped.
 */
export async function saveArticles(run: ImportRun, articles: Window['articles']): Promise<void> {
  if (articles.length === 0) return;
  const { stats, writer } = run;
  const known = await listKnown(
    run,
    articles.map(({ article }) => article),
  );
  const usable = articles.filter(({ article, row }) => {
    const reason = findArticleObstacle(run, article, known);
    if (reason !== null) stats.skip({ row, externalId: article.slug, reason });
    return reason === null;
  });
  const outcomes = await writer.saveArticles(usable.map(({ article }) => article));
  for (const [index, { article, row }] of usable.entries()) {
    reportOutcome(run, 'article', { row, externalId: article.slug }, outcomes[index]);
    if (outcomes[index] !== 'unchanged') stats.changedArticles.add(article.slug);
  }
  await leadOldAddresses(run, 'article', usable, ({ article }) => article.slug);
}

/** The brands among those that the articles name, and the kinds of the offers. */
async function listKnown({ writer }: ImportRun, articles: NewArticle[]): Promise<Known> {
  const names = articles.flatMap(({ brandUniqueName }) => brandUniqueName ?? []);
  const offers = new Map<string, string>();
  const wanted = articles.flatMap(({ coupons, deals }) => [...coupons, ...deals]);
  for (const [source, rows] of groupBy(wanted, (offer) => offer.source)) {
    const ids = rows.map(({ externalId }) => externalId);
    for (const { externalId, kind } of await writer.listOffersBySource(source, ids)) {
      offers.set(toOfferKey(source, externalId), kind);
    }
  }
  return { brands: await writer.listTakenBrandNames([...new Set(names)]), offers };
}

function findArticleObstacle(run: ImportRun, article: NewArticle, { brands, offers }: Known): string | null {
  const { categorySlug, brandUniqueName, coupons, deals } = article;
  if (categorySlug !== null && !run.categories.has(categorySlug))
    return `there is no category "${categorySlug}"`;
  if (brandUniqueName !== null && !brands.has(brandUniqueName))
    return `there is no brand "${brandUniqueName}"`;
  const named = [
    ...coupons.map((offer) => ({ ...offer, kind: 'coupon' })),
    ...deals.map((offer) => ({ ...offer, kind: 'deal' })),
  ];
  const missing = named.find(
    ({ source, externalId, kind }) => offers.get(toOfferKey(source, externalId)) !== kind,
  );
  return missing === undefined
    ? null
    : `there is no ${missing.kind} ${missing.externalId} of ${missing.source}`;
}
