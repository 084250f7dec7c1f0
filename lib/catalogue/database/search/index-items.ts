import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../executor';
import { PHASE } from '../phase';
import { BRAND_PLACE, OFFER_PLACE } from '../refresh-listing';
import type { OfferKind } from '../../types';
import { saveVocabulary } from './vocabulary';
import { joinWords, toTitleWords, toWords } from './words';

/** Full-text rows go in by ascending place, many at a time: the index then writes few large runs. */
const WRITE_CHUNK = 2_000;

type OfferText = {
  place: number;
  title: string;
  brand: string;
  body: string;
  featured: number;
  brandId: number;
  categories: string | null;
};
type BrandText = Omit<OfferText, 'brand' | 'brandId'>;
type CategoryNames = ReadonlyMap<number, string>;

/** Puts the listed ones among these offers into the search of their kind. */
export async function indexOffers(executor: Executor, ids: number[]): Promise<void> {
  const names = await readCategoryNames(executor);
  for (const kind of ['coupon', 'deal'] as const) {
    const places = await executor.all<{ id: number }>(sql`
      SELECT o.id FROM json_each(${JSON.stringify(ids)}) JOIN offers AS o ON o.id = value
      WHERE o.kind = ${kind} AND o.phase < ${PHASE.scheduled} ORDER BY ${OFFER_PLACE}`);
    for (const chunk of toChunks(places.map((row) => row.id)))
      await indexOfferChunk(executor, kind, chunk, names);
  }
}

async function indexOfferChunk(executor: Executor, kind: OfferKind, ids: number[], names: CategoryNames) {
  const rows = await executor.all<OfferText>(sql`
    SELECT ${OFFER_PLACE} AS place, o.title, b.name AS brand, o.is_featured AS featured, o.brand_id AS brandId,
      concat_ws(' ', o.description, o.discount, o.terms) AS body,
      coalesce(
        (SELECT group_concat(category_id) FROM offer_categories WHERE offer_id = o.id),
        (SELECT group_concat(category_id) FROM brand_categories WHERE brand_id = o.brand_id)
      ) AS categories
    FROM json_each(${JSON.stringify(ids)}) JOIN offers AS o ON o.id = value JOIN brands AS b ON b.id = o.brand_id
    ORDER BY 1`);
  const vocabulary = new Vocabulary(names);
  const documents = rows.map((row) => [
    row.place,
    vocabulary.addTitle(toTitleWords(row.title)),
    vocabulary.add(toTitleWords(row.brand)),
    vocabulary.add(toBodyWords(row, names)),
    [`b${row.brandId}`, ...toScopeWords(row)].join(' '),
  ]);
  const table = sql.raw(`search_${kind}s (rowid, title, brand, body, scopes)`);
  await insertDocuments(executor, table, documents);
  await vocabulary.save(executor);
}

/** Puts these brands into the search. */
export async function indexBrands(executor: Executor, ids: number[]): Promise<void> {
  const names = await readCategoryNames(executor);
  const rows = await executor.all<BrandText>(sql`
    SELECT ${BRAND_PLACE} AS place, b.name AS title, b.description AS body, b.is_featured AS featured,
      (SELECT group_concat(category_id) FROM brand_categories WHERE brand_id = b.id) AS categories
    FROM json_each(${JSON.stringify(ids)}) JOIN brands AS b ON b.id = value ORDER BY 1`);
  for (const chunk of toChunks(rows)) {
    const vocabulary = new Vocabulary(names);
    const documents = chunk.map((row) => {
      const name = joinWords(toWords(row.title));
      const title = vocabulary.addTitle([...toTitleWords(row.title), name]);
      return [row.place, name, title, vocabulary.add(toBodyWords(row, names)), toScopeWords(row).join(' ')];
    });
    await insertDocuments(executor, sql.raw('search_brands (rowid, name, title, body, scopes)'), documents);
    await vocabulary.save(executor);
  }
}

class Vocabulary {
  private readonly words = new Set<string>();
  private readonly titleWords = new Set<string>();

  /** People search for categories by name, typos included. */
  constructor(categories: CategoryNames) {
    for (const name of categories.values()) this.addTitle(toWords(name));
  }

  /** Notes the words and answers them as the index takes them. */
  add(words: string[]): string {
    for (const word of words) this.words.add(word);
    return words.join(' ');
  }

  addTitle(words: string[]): string {
    for (const word of words) this.titleWords.add(word);
    return this.add(words);
  }

  save(executor: Executor): Promise<void> {
    return saveVocabulary(executor, this.words, this.titleWords);
  }
}

async function insertDocuments(
  executor: Executor,
  table: SQL,
  documents: (number | string)[][],
): Promise<void> {
  const width = documents[0]?.length ?? 0;
  const cells = Array.from({ length: width }, (_, index) => `value ->> ${index}`).join(', ');
  if (width === 0) return;
  await executor.run(
    sql`INSERT INTO ${table} SELECT ${sql.raw(cells)} FROM json_each(${JSON.stringify(documents)})`,
  );
}

async function readCategoryNames(executor: Executor): Promise<CategoryNames> {
  const rows = await executor.all<{ id: number; name: string }>(sql`SELECT id, name FROM categories`);
  return new Map(rows.map((row) => [row.id, row.name]));
}

function toCategoryIds({ categories }: Pick<OfferText, 'categories'>): string[] {
  return categories === null ? [] : categories.split(',');
}

function toBodyWords(row: Pick<OfferText, 'body' | 'categories'>, names: CategoryNames): string[] {
  const categories = toCategoryIds(row).map((id) => names.get(Number(id)) ?? '');
  return [...new Set(toWords([row.body, ...categories].join(' ')))];
}

function toScopeWords(row: Pick<OfferText, 'featured' | 'categories'>): string[] {
  return [...(row.featured ? ['f'] : []), ...toCategoryIds(row).map((id) => `c${id}`)];
}

function toChunks<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / WRITE_CHUNK);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * WRITE_CHUNK, (index + 1) * WRITE_CHUNK),
  );
}
