import { groupBy } from '@/lib/text/group-by';
import type { NewBrand, NewCategory, SaveOutcome } from '@/lib/catalogue';
import type { RawPicture } from '../feed';
import type { ImportRun } from './import-run';
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
    await leadOldAddresses(run, 'category', categories, ({ category }) => category.slug);
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
  const stored: NewBrand[] = [];
  for (const { brand, logo } of usable) stored.push(await storeLogo(run, brand, logo));
  const outcomes = await writer.saveBrands(stored);
  for (const [index, { brand, row }] of usable.entries()) {
    reportOutcome(run, 'brand', { row, externalId: brand.externalId }, outcomes[index]);
    if (outcomes[index] !== 'unchanged') stats.changedBrands.add(brand.uniqueName);
  }
  await leadOldAddresses(run, 'brand', usable, ({ brand }) => brand.uniqueName);
}

type WithOldAddresses = { oldAddresses?: string[] };

/** An exported record knows by which addresses it was found before. */
export async function leadOldAddresses<T extends WithOldAddresses>(
  { writer }: ImportRun,
  record: keyof typeof RECORDS,
  rows: T[],
  getAddress: (row: T) => string,
): Promise<void> {
  const given = rows.filter(({ oldAddresses }) => oldAddresses !== undefined);
  if (given.length === 0) return;
  // A record that went into another one since is found there.
  const moved = await writer.listMoved(record, given.map(getAddress));
  for (const row of given) {
    const address = getAddress(row);
    await writer.leadTo(record, row.oldAddresses ?? [], moved.get(address) ?? address);
  }
}

/** The brand with the address at which its logo is served from now on. */
async function storeLogo({ writer }: ImportRun, brand: NewBrand, logo?: RawPicture): Promise<NewBrand> {
  if (logo === undefined) return brand;
  const content = Buffer.from(logo.base64, 'base64');
  return { ...brand, logo: await writer.savePicture({ type: logo.type, content }) };
}

type Row<T> = T & { row: number };

/** Partial rows together with the stored categories; those that the catalogue does not have are skipped. */
async function completeCategories(
  { stats, writer }: ImportRun,
  rows: Window['categories'],
): Promise<Row<{ category: NewCategory } & WithOldAddresses>[]> {
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
): Promise<Row<{ brand: NewBrand; logo?: RawPicture } & WithOldAddresses>[]> {
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
export function reportOutcome(
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
