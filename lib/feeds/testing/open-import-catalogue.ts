import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { parseSettings } from '@/lib/config/settings';
import type { FeedFormat, RawRow } from '../feed';
import { importFeed, type ImportHooks } from '../import/import-feed';
import type { ImportOptions } from '../import/import-run';
import { buildRawFormat, createEmptyContent, type BrokenRow } from './raw-format';

const NOW = new Date('2026-11-21T12:00:00Z');

type Options = Partial<ImportOptions> & ImportHooks & { format?: FeedFormat };

/** An empty catalogue in a file of its own, with what tests of the engine do with it. */
export async function openImportCatalogue() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'import-feed-'));
  const catalogue = openEmbeddedCatalogue(parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db` }));
  await catalogue.store.migrate();
  return {
    ...catalogue,
    run(rows: (RawRow | BrokenRow)[], { windowRows, onRows, onStart, format, ...options }: Options = {}) {
      const hooks = { windowRows, onRows, onStart };
      const used = format ?? buildRawFormat(rows, options.mode);
      return importFeed(catalogue.store, used, createEmptyContent(), { now: NOW, ...options }, hooks);
    },
    /** Names of the offers that lists show, newest first, coupons before deals. */
    async listTitles(): Promise<string[]> {
      const coupons = await catalogue.source.listCoupons({ pageSize: 100 });
      const deals = await catalogue.source.listDeals({ pageSize: 100 });
      return [...coupons.items.map(({ name }) => name), ...deals.items.map(({ title }) => title)];
    },
    close() {
      catalogue.store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type ImportCatalogue = Awaited<ReturnType<typeof openImportCatalogue>>;
