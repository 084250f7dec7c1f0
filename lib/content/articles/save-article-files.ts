import type {
  CatalogueStore,
  CatalogueWriter,
  NewArticle,
  OfferKey,
  SavedArticle,
  SaveOutcome,
} from '@/lib/catalogue';
import { checkOffers } from './check-references';
import type { ArticleFile } from './parse-article-file';
import type { Problem } from './problem';

/** What became of one file. */
export type SavedFile = { outcome: SaveOutcome; article: SavedArticle; before: SavedArticle | null };

export type SaveResult =
  | { status: 'saved'; files: SavedFile[] }
  /** The problems of each file, in the order of the files; nothing was changed. */
  | { status: 'refused'; problems: Problem[][] };

/**
 * Adds or updates articles in one transaction, by slug. Refuses all of them where one names a coupon or deal that does
 * not exist, or where `earlier` problems of the same files, one list a file, are given. A dry run does the same work
 * and takes it back. `formerSlug` is what the article of the one file was called so far: its address leads to the new one.
 * Throws, with nothing changed, on a category or brand that does not exist, and RefusedError on such an article.
 */
export async function saveArticleFiles(
  store: CatalogueStore,
  files: readonly ArticleFile[],
  earlier: readonly Problem[][],
  { isDryRun = false, formerSlug }: { isDryRun?: boolean; formerSlug?: string } = {},
): Promise<SaveResult> {
  try {
    return await store.write(async (writer) => {
      const result = await saveOrRefuse(writer, files, earlier, formerSlug);
      if (isDryRun || result.status === 'refused') throw new Undo(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return error.result;
    throw error;
  }
}

/** Thrown to take a transaction back whose result is wanted all the same. */
class Undo extends Error {
  constructor(readonly result: SaveResult) {
    super('The transaction is taken back.');
  }
}

async function saveOrRefuse(
  writer: CatalogueWriter,
  files: readonly ArticleFile[],
  earlier: readonly Problem[][],
  formerSlug?: string,
): Promise<SaveResult> {
  const known = await writer.listOfferKeys(
    files.flatMap(({ fields }) => [...(fields.coupons ?? []), ...(fields.deals ?? [])]),
  );
  const problems = files.map((file, index) => [...(earlier[index] ?? []), ...checkOffers(file, known)]);
  if (problems.flat().length > 0) return { status: 'refused', problems };
  const saved: SavedFile[] = [];
  for (const { article } of files) {
    if (article === null) throw new Error('A file without an article needs a problem that says why.');
    if (formerSlug !== undefined) await writer.rename('article', formerSlug, article.slug);
    saved.push(await saveArticle(writer, article, known));
  }
  return { status: 'saved', files: saved };
}

async function saveArticle(
  writer: CatalogueWriter,
  article: SavedArticle,
  known: readonly OfferKey[],
): Promise<SavedFile> {
  const before = await writer.findArticle(article.slug);
  if (before !== null && describeChanges(before, article).length === 0) {
    return { outcome: 'unchanged', article, before };
  }
  const [outcome] = await writer.saveArticles([toNewArticle(article, known)]);
  if (outcome === undefined) throw new Error(`The catalogue does not say what became of "${article.slug}".`);
  return { outcome, article, before };
}

function toNewArticle(article: SavedArticle, known: readonly OfferKey[]): NewArticle {
  const { couponIds, dealIds, ...fields } = article;
  const keys = new Map(known.map(({ id, source, externalId }) => [id, { source, externalId }]));
  const toKeys = (ids: number[]) => ids.flatMap((id) => keys.get(id) ?? []);
  return { ...fields, coupons: toKeys(couponIds), deals: toKeys(dealIds) };
}

const MAX_SHOWN_CHARS = 40;

/** What the report calls each part of an article: the fields as they stand in the front matter. */
const NAMES = {
  title: 'title',
  description: 'description',
  featuredImage: 'featured_image',
  featured: 'featured',
  publishedAt: 'published_at',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  categorySlug: 'category',
  brandUniqueName: 'brand',
  couponIds: 'coupons',
  dealIds: 'deals',
} as const satisfies Partial<Record<keyof SavedArticle, string>>;

type Value = SavedArticle[keyof typeof NAMES];

/** One line for each part in which two versions of an article differ, none where they are the same. */
export function describeChanges(before: SavedArticle, after: SavedArticle): string[] {
  const fields = Object.entries(NAMES).flatMap(([key, name]) => {
    const [old, current] = [pick(before, key), pick(after, key)];
    return JSON.stringify(old) === JSON.stringify(current) ? [] : `${name}: ${formatChange(old, current)}`;
  });
  if (before.content === after.content) return fields;
  const { added, removed } = countLineChanges(before.content, after.content);
  return [...fields, `text: +${added} -${removed} lines`];
}

function pick(article: SavedArticle, key: string): Value {
  const entries: Record<string, Value> = article;
  return entries[key] ?? null;
}

function formatChange(old: Value, current: Value): string {
  const texts = [formatValue(old), formatValue(current)];
  return texts.every((text) => text.length <= MAX_SHOWN_CHARS) ? texts.join(' -> ') : 'changed';
}

function formatValue(value: Value): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

/** How many lines a text gained and lost: those outside the longest run of lines, in order, that both have. */
export function countLineChanges(before: string, after: string): { added: number; removed: number } {
  const [old, current] = dropCommonEnds(before.split('\n'), after.split('\n'));
  const kept = countCommonLines(old, current);
  return { added: current.length - kept, removed: old.length - kept };
}

/** Most edits touch one place, which leaves little to compare. */
function dropCommonEnds(old: string[], current: string[]): [string[], string[]] {
  const shorter = Math.min(old.length, current.length);
  let start = 0;
  while (start < shorter && old[start] === current[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end), current.slice(start, current.length - end)];
}

function countCommonLines(old: string[], current: string[]): number {
  let above = new Uint32Array(current.length + 1);
  for (const line of old) {
    const row = new Uint32Array(current.length + 1);
    for (const [index, other] of current.entries()) {
      row[index + 1] =
        line === other ? (above[index] ?? 0) + 1 : Math.max(row[index] ?? 0, above[index + 1] ?? 0);
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
