import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../executor';
import { freeStatements } from '../free-statements';
import { PHASE } from '../phase';
import { BRAND_PLACE, OFFER_PLACE } from '../refresh-listing';
import type { OfferKind } from '../../types';
import { VocabularyWriter } from './vocabulary-writer';
import { joinWords, toTitleWords, toWords } from './words';

/** Full-text rows go in by ascending place, many at a time: the index then writes few large runs. */
const WRITE_CHUNK = 2_000;

type BrandText = [place: number, name: string, body: string, featured: number, categories: string | null];
type OfferText = [
  place: number,
  title: string,
  brand: string,
  body: string,
  featured: number,
  categories: string | null,
  brandId: number,
];
type CategoryNames = ReadonlyMap<number, string>;

/** Puts the listed ones among these offers into the search of their kind. */
export async function indexOffers(executor: Executor, ids: number[]): Promise<void> {
  const names = await readCategoryNames(executor);
  const vocabulary = startVocabulary(executor, names);
  for (const kind of ['coupon', 'deal'] as const) {
    const placed = await readJson<number>(
      executor,
      sql`
        SELECT json_group_array(o.id ORDER BY ${OFFER_PLACE}) AS json
        FROM json_each(${JSON.stringify(ids)}) CROSS JOIN offers AS o ON o.id = value
        WHERE o.kind = ${kind} AND o.phase < ${PHASE.scheduled}`,
    );
    for (const chunk of toChunks(placed)) await indexOfferChunk(executor, kind, chunk, names, vocabulary);
  }
  await vocabulary.save();
}

async function indexOfferChunk(
  executor: Executor,
  kind: OfferKind,
  ids: number[],
  names: CategoryNames,
  vocabulary: VocabularyWriter,
): Promise<void> {
  const rows = await readJson<OfferText>(
    executor,
    sql`
      SELECT json_group_array(json_array(
        ${OFFER_PLACE}, o.title, b.name, concat_ws(' ', o.description, o.discount, o.terms), o.is_featured,
        coalesce(
          (SELECT group_concat(category_id) FROM offer_categories WHERE offer_id = o.id),
          (SELECT group_concat(category_id) FROM brand_categories WHERE brand_id = o.brand_id)
        ), o.brand_id
      ) ORDER BY key) AS json
      FROM json_each(${JSON.stringify(ids)}) CROSS JOIN offers AS o ON o.id = value JOIN brands AS b ON b.id = o.brand_id`,
  );
  const documents = rows.map(([place, title, brand, body, featured, categories, brandId]) => [
    place,
    vocabulary.addTitle(toTitleWords(title)),
    vocabulary.add(toTitleWords(brand)),
    vocabulary.add(toBodyWords(body, categories, names)),
    [`b${brandId}`, ...toScopeWords(featured, categories)].join(' '),
  ]);
  const table = sql.raw(`search_${kind}s (rowid, title, brand, body, scopes)`);
  await insertDocuments(executor, table, documents);
  await vocabulary.flush();
  await freeStatements();
}

/** Puts these brands into the search. */
export async function indexBrands(executor: Executor, ids: number[]): Promise<void> {
  const names = await readCategoryNames(executor);
  const vocabulary = startVocabulary(executor, names);
  const rows = await readJson<BrandText>(
    executor,
    sql`
      SELECT json_group_array(json_array(
        ${BRAND_PLACE}, b.name, b.description, b.is_featured,
        (SELECT group_concat(category_id) FROM brand_categories WHERE brand_id = b.id)
      ) ORDER BY ${BRAND_PLACE}) AS json
      FROM json_each(${JSON.stringify(ids)}) CROSS JOIN brands AS b ON b.id = value`,
  );
  for (const chunk of toChunks(rows)) {
    const documents = chunk.map(([place, brand, body, featured, categories]) => {
      const name = joinWords(toWords(brand));
      const title = vocabulary.addTitle([...toTitleWords(brand), name]);
      const scopes = toScopeWords(featured, categories).join(' ');
      return [place, name, title, vocabulary.add(toBodyWords(body, categories, names)), scopes];
    });
    await insertDocuments(executor, sql.raw('search_brands (rowid, name, title, body, scopes)'), documents);
    await vocabulary.flush();
  }
  await vocabulary.save();
}

/** People search for categories by name, typos included. */
function startVocabulary(executor: Executor, names: CategoryNames): VocabularyWriter {
  const vocabulary = new VocabularyWriter(executor);
  for (const name of names.values()) vocabulary.addTitle(toWords(name));
  return vocabulary;
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

function toChunks<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / WRITE_CHUNK);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * WRITE_CHUNK, (index + 1) * WRITE_CHUNK),
  );
}
