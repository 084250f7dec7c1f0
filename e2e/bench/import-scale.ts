/**
 * How fast the embedded catalogue takes a feed: writes --rows offers (default 1,000,000) in one transaction, then the
 * same ones again, then a thousand of a second source with the same codes, and prints rows a second and the highest
 * memory. Making the rows counts, too: it stands for reading them.
 *
 *   npx tsx e2e/bench/import-scale.ts --rows 100000
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import type { CatalogueStore, CatalogueWriter } from '@/lib/catalogue/writer';
import { buildImportOffer, IMPORT_BRAND_COUNT } from './import-rows';
import { buildScaleBrand, buildScaleCategories } from './scale-catalogue';

const CALL_ROWS = 1_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const MEMORY_LOOK_MS = 50;

const FEW_ROWS = 1_000;

type Work = (writer: CatalogueWriter) => Promise<void>;

async function prepare(store: CatalogueStore): Promise<void> {
  await store.migrate();
  await store.write(async (writer) => {
    await writer.saveCategories(buildScaleCategories());
    await writer.saveBrands(Array.from({ length: IMPORT_BRAND_COUNT }, (_, index) => buildScaleBrand(index)));
  });
}

async function saveRows(writer: CatalogueWriter, rows: number, source: string): Promise<void> {
  for (let start = 0; start < rows; start += CALL_ROWS) {
    const length = Math.min(CALL_ROWS, rows - start);
    await writer.saveOffers(
      Array.from({ length }, (_, index) => buildImportOffer(start + index, source, NOW)),
    );
  }
}

/** Runs one write and returns what it took, by phase: rows until the last call, and all that follows from them. */
async function measure(store: CatalogueStore, rows: number, work: Work) {
  let peak = 0;
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  const timer = setInterval(look, MEMORY_LOOK_MS);
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  let saved = start;
  await store.write(async (writer) => {
    await work(writer);
    saved = performance.now();
    look();
  });
  const end = performance.now();
  const cpu = process.cpuUsage(cpuBefore);
  look();
  clearInterval(timer);
  const rate = (ms: number) => Math.round((rows / ms) * 1_000).toLocaleString('en');
  return {
    'rows s': ((saved - start) / 1_000).toFixed(1),
    'the rest s': ((end - saved) / 1_000).toFixed(1),
    'rows/s': rate(end - start),
    'rows/s of processor': rate((cpu.user + cpu.system) / 1_000),
    'peak MB': Math.round(Math.max(peak, process.resourceUsage().maxRSS * 1_024) / 1_048_576),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows takes a whole number, such as 1000000');
  const folder = mkdtempSync(path.join(tmpdir(), 'import-scale-'));
  const file = path.join(folder, 'catalogue.db');
  const { store } = createDatabaseCatalogue({
    url: `file:${file}`,
    visitors: { url: `file:${file}.visitors` },
    clock: () => NOW,
  });
  try {
    await prepare(store);
    const figures = {
      new: await measure(store, rows, (writer) => saveRows(writer, rows, 'bench')),
      unchanged: await measure(store, rows, (writer) => saveRows(writer, rows, 'bench')),
      'a few': await measure(store, FEW_ROWS, (writer) => saveRows(writer, FEW_ROWS, 'other')),
    };
    console.table(figures);
    console.log(`${rows.toLocaleString('en')} rows, ${Math.round(statSync(file).size / 1_048_576)} MB`);
  } finally {
    store.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
