import type {
  CatalogueStore,
  CatalogueWriter,
  NewArticle,
  OfferKey,
  SaveOutcome,
  SavedArticle,
} from '@/lib/catalogue';
import { checkOffers } from './check-references';
import { describeChanges } from './describe-changes';
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
