import { sql, type SQL } from 'drizzle-orm';
import type { OfferKind } from '../../types';
import { freeStatements, type Executor } from '../open-database';
import type { ItemKind } from './expressions';
import { VocabularyWriter } from './vocabulary';
import { joinWords, toTitleWords, toWords } from './words';

/** An item and its position in the listing, which becomes the rowid of its document. */
export type Placement = [position: number, id: number];

/** Documents go in by ascending position, many at a time: the index then writes few large runs. */
const WRITE_CHUNK = 2_000;

type BrandText = [position: number, name: string, body: string, featured: number, categories: string | null];
type OfferText = [
  position: number,
  title: string,
  brand: string,
  body: string,
  featured: number,
  categories: string | null,
  brandId: number,
];
type CategoryNames = ReadonlyMap<number, string>;

/** Puts items into the search of their kind. The placements of a kind must ascend. */
export async function indexItems(
  executor: Executor,
  placements: Partial<Record<ItemKind, Placement[]>>,
): Promise<void> {
  const names = await readCategoryNames(executor);
  const vocabulary = new VocabularyWriter(executor);
  // People search for categories by name, typos included.
  for (const name of names.values()) vocabulary.addTitle(toWords(name));
  for (const chunk of toChunks(placements.brand)) await indexBrandChunk(executor, chunk, names, vocabulary);
  for (const kind of ['coupon', 'deal'] as const)
    for (const chunk of toChunks(placements[kind]))
      await indexOfferChunk(executor, kind, chunk, names, vocabulary);
  await vocabulary.save();
}

async function indexBrandChunk(
  executor: Executor,
  placements: Placement[],
  names: CategoryNames,
  vocabulary: VocabularyWriter,
): Promise<void> {
  const rows = await readJson<BrandText>(
    executor,
    sql`
      SELECT json_group_array(json_array(position, name, description, featured, categories)) AS json
      FROM (
        SELECT given.value ->> 0 AS position, b.name, b.description, b.is_featured AS featured,
          (SELECT group_concat(category_id) FROM brand_categories WHERE brand_id = b.id) AS categories
        FROM json_each(${JSON.stringify(placements)}) AS given CROSS JOIN brands AS b ON b.id = given.value ->> 1
        ORDER BY given.key
      )`,
  );
  const documents = rows.map(([position, brand, body, featured, categories]) => {
    const name = joinWords(toWords(brand));
    const title = vocabulary.addTitle([...toTitleWords(brand), name]);
    const scopes = toScopeWords(featured, categories).join(' ');
    return [position, name, title, vocabulary.add(toBodyWords(body, categories, names)), scopes];
  });
  await insertDocuments(
    executor,
    sql.raw('search_brands (rowid, name, title, body, scopes)'),
    documents,
    vocabulary,
  );
}

async function indexOfferChunk(
  executor: Executor,
  kind: OfferKind,
  placements: Placement[],
  names: CategoryNames,
  vocabulary: VocabularyWriter,
): Promise<void> {
  const rows = await readJson<OfferText>(
    executor,
    sql`
      SELECT json_group_array(json_array(position, title, brand, body, featured, categories, brand_id)) AS json
      FROM (
        SELECT given.value ->> 0 AS position, o.title, b.name AS brand, o.is_featured AS featured, o.brand_id,
          concat_ws(' ', o.description, o.discount, o.terms) AS body,
          coalesce(
            (SELECT group_concat(category_id) FROM offer_categories WHERE offer_id = o.id),
            (SELECT group_concat(category_id) FROM brand_categories WHERE brand_id = o.brand_id)
          ) AS categories
        FROM json_each(${JSON.stringify(placements)}) AS given CROSS JOIN offers AS o ON o.id = given.value ->> 1
          JOIN brands AS b ON b.id = o.brand_id
        ORDER BY given.key
      )`,
  );
  const documents = rows.map(([position, title, brand, body, featured, categories, brandId]) => [
    position,
    vocabulary.addTitle(toTitleWords(title)),
    vocabulary.add(toTitleWords(brand)),
    vocabulary.add(toBodyWords(body, categories, names)),
    [`b${brandId}`, ...toScopeWords(featured, categories)].join(' '),
  ]);
  await insertDocuments(
    executor,
    sql.raw(`search_${kind}s (rowid, title, brand, body, scopes)`),
    documents,
    vocabulary,
  );
}

/** Takes the documents at the selected positions out of the search of that kind. */
export async function unindexItems(executor: Executor, kind: ItemKind, positions: SQL): Promise<void> {
  await executor.run(sql`DELETE FROM ${sql.raw(`search_${kind}s`)} WHERE rowid IN (${positions})`);
}

/** Takes out all documents of that kind; their words stay known. */
export async function clearIndex(executor: Executor, kind: ItemKind): Promise<void> {
  const table = sql.raw(`search_${kind}s`);
  await executor.run(sql`INSERT INTO ${table} (${table}) VALUES ('delete-all')`);
}

/** Forgets all words by which typing errors are forgiven. */
export async function clearWords(executor: Executor): Promise<void> {
  await executor.run(sql`DELETE FROM search_words`);
  await executor.run(sql`DELETE FROM search_variants`);
}

/** Reads the columns `position` and `id` of a query, in its order. */
export function readPlacements(executor: Executor, placements: SQL): Promise<Placement[]> {
  return readJson(
    executor,
    sql`SELECT json_group_array(json_array(position, id)) AS json FROM (${placements})`,
  );
}

/** Reads the one cell `json`, an array: far fewer objects than a row each. */
async function readJson<T>(executor: Executor, query: SQL): Promise<T[]> {
  const [row] = await executor.all<{ json: string }>(query);
  return JSON.parse(row?.json ?? '[]');
}

async function insertDocuments(
  executor: Executor,
  table: SQL,
  documents: (number | string)[][],
  vocabulary: VocabularyWriter,
): Promise<void> {
  const width = documents[0]?.length ?? 0;
  const cells = Array.from({ length: width }, (_, index) => `cells ->> ${index}`).join(', ');
  if (width === 0) return;
  await executor.run(
    sql`
      INSERT INTO ${table}
      WITH given AS MATERIALIZED (SELECT jsonb(value) AS cells FROM json_each(${JSON.stringify(documents)}))
      SELECT ${sql.raw(cells)} FROM given`,
  );
  await vocabulary.flush();
  await freeStatements();
}

async function readCategoryNames(executor: Executor): Promise<CategoryNames> {
  const rows = await executor.all<{ id: number; name: string }>(sql`SELECT id, name FROM categories`);
  return new Map(rows.map((row) => [row.id, row.name]));
}

function toCategoryIds(categories: string | null): string[] {
  return categories === null ? [] : categories.split(',');
}

function toBodyWords(body: string, categories: string | null, names: CategoryNames): string[] {
  const namesOfAll = toCategoryIds(categories).map((id) => names.get(Number(id)) ?? '');
  return [...new Set(toWords([body, ...namesOfAll].join(' ')))];
}

function toScopeWords(featured: number, categories: string | null): string[] {
  return [...(featured ? ['f'] : []), ...toCategoryIds(categories).map((id) => `c${id}`)];
}

function toChunks<T>(items: T[] = []): T[][] {
  const count = Math.ceil(items.length / WRITE_CHUNK);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * WRITE_CHUNK, (index + 1) * WRITE_CHUNK),
  );
}
