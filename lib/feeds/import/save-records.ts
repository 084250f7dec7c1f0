import type { NewBrand } from '@/lib/catalogue/writer';
import { groupBySource } from './group-by-source';
import type { ImportRun } from './import-run';
import { reportOutcome } from './report-outcome';
import type { Window } from './read-windows';

/** Saves the categories and brands of an exported catalogue as they stand. Brands that cannot be saved are skipped. */
export async function saveRecords(run: ImportRun, { categories, brands }: Window): Promise<void> {
  const { stats, writer } = run;
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
    const reason = findObstacle(run, brand, owners);
    if (reason !== null) stats.skip({ row, externalId: brand.externalId, reason });
    return reason === null;
  });
  const outcomes = await writer.saveBrands(usable.map(({ brand }) => brand));
  for (const [index, { brand, row }] of usable.entries()) {
    reportOutcome(run, 'brand', { row, externalId: brand.externalId }, outcomes[index]);
    if (outcomes[index] !== 'unchanged') stats.changedBrands.add(brand.uniqueName);
  }
}

/** The unique names that are taken, and the brands that own them by the ids of these rows. */
async function listOwners(run: ImportRun, brands: NewBrand[]) {
  const taken = await run.writer.listTakenBrandNames(brands.map(({ uniqueName }) => uniqueName));
  const own = new Map<string, string>();
  for (const [source, rows] of groupBySource(brands, (brand) => brand.source)) {
    const ids = rows.map(({ externalId }) => externalId);
    for (const [id, name] of await run.writer.findBrands(source, ids)) own.set(`${source}\n${id}`, name);
  }
  return { taken, own };
}

function findObstacle(
  run: ImportRun,
  { source, externalId, uniqueName, categorySlugs }: NewBrand,
  { taken, own }: Awaited<ReturnType<typeof listOwners>>,
): string | null {
  if (taken.has(uniqueName) && own.get(`${source}\n${externalId}`) !== uniqueName) {
    return `another brand has the unique name "${uniqueName}"`;
  }
  const missing = categorySlugs.find((slug) => !run.categories.has(slug));
  return missing === undefined ? null : `there is no category "${missing}"`;
}
