import { groupBy } from '@/lib/text/group-by';
import type { NewArticle, NewBrand, NewCategory, SaveOutcome } from '@/lib/catalogue';
import type { ImportRun } from './import-run';
import { toOfferKey } from './key-set';
import type { Window } from './read-windows';

const RECORDS = { category: 'categories', brand: 'brands', article: 'articles' } as const;

/**
 * Saves the categories and brands of an exported catalogue unchanged, and what partial rows change of them. Those that
 * cannot be saved are skipped.
 */
export async function saveRecords(run: ImportRun, window: Window): Promise<void> {
  const { stats, writer } = run;
  const categories = await completeCategories(run, window.categories);
  const brands = await completeBrands(run, window.brands);
  if (categories.length > 0) {
    const outcomes = await writer.saveCategories(categories.map(({ category }) => category));
    for (const [index, { category, row }] of categories.entries()) {
      run.categories.add(category);
      reportOutcome(run, 'category', { row, externalId: category.slug }, outcomes[index]);
    }
  }
  if (brands.length === 0) return;
  const owners = await listOwners(
    run,
    brands.map(({ brand }) => brand),
  );
  const usable = brands.filter(({ brand, row }) => {
    const reason = findBrandObstacle(run, brand, owners);
    if (reason !== null) stats.skip({ row, externalId: brand.externalId, reason });
    return reason === null;
  });
  const outcomes = await writer.saveBrands(usable.map(({ brand }) => brand));
  for (const [index, { brand, row }] of usable.entries()) {
    reportOutcome(run, 'brand', { row, externalId: brand.externalId }, outcomes[index]);
    if (outcomes[index] !== 'unchanged') stats.changedBrands.add(brand.uniqueName);
  }
}

type Row<T> = T & { row: number };

/** Partial rows together with the stored categories; those that the catalogue does not have are skipped. */
async function completeCategories(
  { stats, writer }: ImportRun,
  rows: Window['categories'],
): Promise<Row<{ category: NewCategory }>[]> {
  if (!rows.some(({ isPart }) => isPart)) return rows.flatMap((row) => (row.isPart ? [] : row));
  const stored = new Map((await writer.listCategories()).map((category) => [category.slug, category]));
  return rows.flatMap((given) => {
    if (!given.isPart) return given;
    const { row, category } = given;
    const old = stored.get(category.slug);
    if (old !== undefined) return { row, category: merge(old, category) };
    stats.skip({
      row,
      externalId: category.slug,
      reason: `there is no category "${category.slug}" to change`,
    });
    return [];
  });
}

/** The same of brands. */
async function completeBrands(
  { stats, writer }: ImportRun,
  rows: Window['brands'],
): Promise<Row<{ brand: NewBrand }>[]> {
  const names = rows.flatMap(({ isPart, brand }) => (isPart ? brand.uniqueName : []));
  const known = names.length === 0 ? [] : await writer.listBrands(names);
  const stored = new Map(known.map((brand) => [brand.uniqueName, brand]));
  return rows.flatMap((given) => {
    if (!given.isPart) return given;
    const { row, brand } = given;
    const old = stored.get(brand.uniqueName);
    if (old !== undefined) return { row, brand: merge(old, brand) };
    stats.skip({
      row,
      externalId: brand.uniqueName,
      reason: `there is no brand "${brand.uniqueName}" to change`,
    });
    return [];
  });
}

function merge<T extends object>(stored: T, part: Partial<T>): T {
  return {
    ...stored,
    ...Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)),
  };
}

/** The unique names that are taken, and the brands that own them by the ids of these rows. */
async function listOwners(run: ImportRun, brands: NewBrand[]) {
  const names = brands.map(({ uniqueName }) => uniqueName);
  const taken = await run.writer.listTakenBrandNames(names);
  const moved = await run.writer.listMoved('brand', names);
  const own = new Map<string, string>();
  for (const [source, rows] of groupBy(brands, (brand) => brand.source)) {
    const ids = rows.map(({ externalId }) => externalId);
    for (const [id, name] of await run.writer.findBrands(source, ids)) own.set(`${source}\n${id}`, name);
  }
  return { taken, own, moved };
}

function findBrandObstacle(
  run: ImportRun,
  { source, externalId, uniqueName, categorySlugs }: NewBrand,
  { taken, own, moved }: Awaited<ReturnType<typeof listOwners>>,
): string | null {
  if (
    taken.has(uniqueName) &&
    own.get(`${source}\n${externalId}`) !== (moved.get(uniqueName) ?? uniqueName)
  ) {
    return `another brand has the unique name "${uniqueName}"`;
  }
  const missing = categorySlugs.find((slug) => !run.categories.has(slug));
  return missing === undefined ? null : `there is no category "${missing}"`;
}

/** Counts and reports what became of a row of an exported catalogue that is no offer. Throws without an outcome. */
function reportOutcome(
  { stats }: ImportRun,
  record: keyof typeof RECORDS,
  rowId: { row: number; externalId: string },
  outcome: SaveOutcome | undefined,
): void {
  if (outcome === undefined) throw new Error('The writer returned fewer rows than it got.');
  stats.usableRows += 1;
  stats.records[RECORDS[record]][outcome] += 1;
  stats.report({ ...rowId, record, outcome });
}

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
