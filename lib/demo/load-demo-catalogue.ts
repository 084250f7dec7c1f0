import type { CatalogueStore, CatalogueWriter, NewCategory } from '@/lib/catalogue';
import { DEFAULT_CATEGORIES } from '@/lib/catalogue/rules';
import { readArticleFiles } from './build-articles';
import { planDemoCatalogue } from './build-demo-catalogue';
import { DEMO_SOURCE, getDemoSize } from './size';

const BATCH_SIZE = 2_000;
/** Whether the demo is to be there: an operator who removes it does not get it back with the next start. */
const STATE_NOTE = 'demo state';
const REMOVED = 'removed';

export type LoadOptions = { now: Date; scale?: number; onProgress?: (done: number, total: number) => void };

/**
 * Writes the demo catalogue into a migrated store, in one transaction; loading it again changes only what differs. A
 * category that is there stays as it is: an operator may have given it another name.
 * `onProgress` hears how many rows are written, of how many. Throws, with nothing saved, if a row is refused.
 */
export async function loadDemoCatalogue(
  store: CatalogueStore,
  { now, scale, onProgress }: LoadOptions,
): Promise<void> {
  const { brands: brandCount, offers: offerCount } = getDemoSize(scale);
  const total = DEFAULT_CATEGORIES.length + brandCount + offerCount + readArticleFiles().length;
  let done = 0;
  onProgress?.(done, total);
  const { categories, brands, offers, buildArticles } = planDemoCatalogue({ now, scale });

  async function saveInBatches<T>(rows: Iterable<T>, save: (batch: T[]) => Promise<unknown>): Promise<void> {
    for (const batch of cutIntoBatches(rows)) {
      await save(batch);
      done += batch.length;
      onProgress?.(done, total);
    }
  }

  await store.write(async (writer) => {
    await writer.setFeedNote(STATE_NOTE, 'loaded');
    await saveInBatches(categories, (batch) => saveMissing(writer, batch));
    await saveInBatches(brands, (batch) => writer.saveBrands(batch));
    await saveInBatches(offers, (batch) => writer.saveOffers(batch));
    await saveInBatches(buildArticles(), (batch) => writer.saveArticles(batch));
  });
}

async function saveMissing(writer: CatalogueWriter, categories: NewCategory[]): Promise<void> {
  const known = new Set((await writer.listCategories()).map(({ slug }) => slug));
  await writer.saveCategories(categories.filter(({ slug }) => !known.has(slug)));
}

function* cutIntoBatches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Takes the demo out of a migrated store, in one transaction, and leaves what anybody else put in: brands that other
 * sources use, and articles whose text was changed. Returns how many rows it removed.
 */
export function removeDemoCatalogue(
  store: CatalogueStore,
): Promise<{ brands: number; offers: number; articles: number }> {
  return store.write(async (writer) => {
    const removed = await writer.removeSource(DEMO_SOURCE, readArticleFiles());
    await writer.setFeedNote(STATE_NOTE, REMOVED);
    return removed;
  });
}

/** Whether an operator has removed the demo. */
export async function isDemoRemoved(store: CatalogueStore): Promise<boolean> {
  return (await store.write((writer) => writer.getFeedNote(STATE_NOTE))) === REMOVED;
}
