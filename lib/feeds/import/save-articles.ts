import type { NewArticle } from '@/lib/catalogue/writer';
import { groupBySource } from './group-by-source';
import type { ImportRun } from './import-run';
import { reportOutcome } from './report-outcome';
import { toOfferKey, type Window } from './read-windows';

type Known = { brands: Set<string>; offers: Map<string, string> };

/**
 * Saves the articles of an exported catalogue as they stand, once all that they name has been saved: an export has them
 * last. One that names what is not there is skipped.
 */
export async function saveArticles(run: ImportRun, articles: Window['articles']): Promise<void> {
  if (articles.length === 0) return;
  const { stats, writer } = run;
  const known = await listKnown(
    run,
    articles.map(({ article }) => article),
  );
  const usable = articles.filter(({ article, row }) => {
    const reason = findObstacle(run, article, known);
    if (reason !== null) stats.skip({ row, externalId: article.slug, reason });
    return reason === null;
  });
  const outcomes = await writer.saveArticles(usable.map(({ article }) => article));
  for (const [index, { article, row }] of usable.entries()) {
    reportOutcome(run, 'article', { row, externalId: article.slug }, outcomes[index]);
    if (outcomes[index] !== 'unchanged') stats.changedArticles.add(article.slug);
  }
}

/** The brands among those that the articles name, and the kinds of the offers. */
async function listKnown({ writer }: ImportRun, articles: NewArticle[]): Promise<Known> {
  const names = articles.flatMap(({ brandUniqueName }) => brandUniqueName ?? []);
  const offers = new Map<string, string>();
  const wanted = articles.flatMap(({ coupons, deals }) => [...coupons, ...deals]);
  for (const [source, rows] of groupBySource(wanted, (offer) => offer.source)) {
    const ids = rows.map(({ externalId }) => externalId);
    for (const { externalId, kind } of await writer.listOffersBySource(source, ids)) {
      offers.set(toOfferKey(source, externalId), kind);
    }
  }
  return { brands: await writer.listTakenBrandNames([...new Set(names)]), offers };
}

function findObstacle(run: ImportRun, article: NewArticle, { brands, offers }: Known): string | null {
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
