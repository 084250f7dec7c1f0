import type { CatalogueStore, CatalogueWriter, SaveOutcome } from '@/lib/catalogue';
import { pickEffort } from '@/lib/testing/long-run';
import { loadDemoCatalogue } from '.';
import { getDemoSize } from './size';

const NOW = new Date('2026-11-20T12:00:00Z');
const SLOWEST_LOAD_MS = 120_000;
const SCALE = pickEffort(0.1, 1);
const SIZE = getDemoSize(SCALE);
const ROWS = 29 + SIZE.brands + SIZE.offers + 30;

function createFakeStore() {
  const saved: Record<string, number> = {};
  const batches: number[] = [];
  let transactions = 0;
  const note = (noun: string, rows: unknown[]) => {
    saved[noun] = (saved[noun] ?? 0) + rows.length;
    batches.push(rows.length);
  };
  const save = (noun: string) => async (rows: unknown[]) => {
    note(noun, rows);
    return rows.map((): SaveOutcome => 'created');
  };
  // The rest of the writer is for importers: asking for it would fail the test.
  const writer: Partial<CatalogueWriter> = {
    setFeedNote: async () => undefined,
    listCategories: async () => [],
    saveCategories: save('categories'),
    saveBrands: save('brands'),
    saveArticles: save('articles'),
    saveOffers: async (rows) => {
      note('offers', rows);
      return rows.map((_, index) => ({ id: index + 1, outcome: 'created' }));
    },
  };
  const store: CatalogueStore = {
    migrate: async () => undefined,
    isEmpty: async () => true,
    compareSchema: async () => 'current' as const,
    write: async (work) => {
      transactions += 1;
      return work(writer as CatalogueWriter);
    },
    close: () => undefined,
  };
  return { store, saved, batches, countTransactions: () => transactions };
}

describe('loadDemoCatalogue', () => {
  it(
    'writes every row in one transaction, in batches, and says how far it is',
    async () => {
      const { store, saved, batches, countTransactions } = createFakeStore();
      const progress: [number, number][] = [];
      await loadDemoCatalogue(store, {
        now: NOW,
        scale: SCALE,
        onProgress: (done, total) => progress.push([done, total]),
      });

      expect(saved).toEqual({ categories: 29, brands: SIZE.brands, offers: SIZE.offers, articles: 30 });
      expect(countTransactions()).toBe(1);
      expect(Math.max(...batches)).toBe(2_000);
      expect(progress.at(-1)).toEqual([ROWS, ROWS]);
      expect(progress.map(([done]) => done)).toEqual(
        progress.map(([done]) => done).toSorted((a, b) => a - b),
      );
    },
    SLOWEST_LOAD_MS,
  );
});
