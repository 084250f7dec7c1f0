/**
 * Shows that the cost of a read does not grow with the catalogue: fills temporary databases with 50,000 coupons and
 * with --coupons (default 1,000,000) and prints the same reads of both side by side, in milliseconds.
 *
 *   npx tsx e2e/bench/catalogue-scale.ts --coupons 1000000
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import type { CatalogueSource } from '@/lib/catalogue/source';
import type { CatalogueStore } from '@/lib/catalogue/writer';
import {
  buildScaleBrand,
  buildScaleCategories,
  buildScaleOffer,
  pickNumber,
  SCALE_BRAND_COUNT,
  SCALE_WORDS,
} from './scale-catalogue';

const SMALL = 50_000;
const DEALS = 25_000;
const BATCH = 2_000;
const BATCHES_A_WRITE = 25;
const WARM_UPS = 20;
const RUNS = 300;
const PAGE_SIZE = 20;
const NOW = new Date('2026-11-20T12:00:00Z');

type Read = { name: string; run: (round: number) => Promise<unknown> };
type Figures = { p50: number; p99: number };

async function fill(store: CatalogueStore, coupons: number): Promise<void> {
  await store.migrate();
  await store.write(async (writer) => {
    await writer.saveCategories(buildScaleCategories());
    await writer.saveBrands(Array.from({ length: SCALE_BRAND_COUNT }, (_, index) => buildScaleBrand(index)));
  });
  await fillOffers(store, 'deal', DEALS);
  await fillOffers(store, 'coupon', coupons);
}

async function fillOffers(store: CatalogueStore, kind: 'coupon' | 'deal', total: number): Promise<void> {
  for (let from = 0; from < total; from += BATCH * BATCHES_A_WRITE) {
    const until = Math.min(from + BATCH * BATCHES_A_WRITE, total);
    await store.write(async (writer) => {
      for (let start = from; start < until; start += BATCH) {
        const length = Math.min(BATCH, until - start);
        await writer.saveOffers(
          Array.from({ length }, (_, index) => buildScaleOffer(start + index, kind, NOW)),
        );
      }
    });
  }
}

async function listReads(source: CatalogueSource): Promise<Read[]> {
  const category = (await source.listCategories()).items[3];
  const brand = await source.getBrandByUniqueName(buildScaleBrand(0).uniqueName);
  if (!category || !brand) throw new Error('the scale catalogue is not complete');
  const lastPage = Math.ceil((await source.listCoupons()).total / PAGE_SIZE);
  const lastOfCategory = Math.ceil((await source.listCoupons({ categoryId: category.id })).total / PAGE_SIZE);
  const pickBrand = (round: number) => buildScaleBrand(pickNumber(round, 20, SCALE_BRAND_COUNT));
  const misspell = (name: string) => name.slice(0, 3) + name.slice(4);
  return [
    { name: 'coupons, page 1', run: () => source.listCoupons() },
    { name: 'coupons, middle page', run: () => source.listCoupons({ page: Math.ceil(lastPage / 2) }) },
    { name: 'coupons, last page', run: () => source.listCoupons({ page: lastPage }) },
    { name: 'category, page 1', run: () => source.listCoupons({ categoryId: category.id }) },
    {
      name: 'category, last page',
      run: () => source.listCoupons({ categoryId: category.id, page: lastOfCategory }),
    },
    { name: 'biggest brand, 50 coupons', run: () => source.listCoupons({ brandId: brand.id, pageSize: 50 }) },
    {
      name: 'brand and category',
      run: () => source.listCoupons({ brandId: brand.id, categoryId: category.id }),
    },
    { name: 'brand by name', run: (round) => source.getBrandByUniqueName(pickBrand(round).uniqueName) },
    { name: 'stats', run: () => source.getStats() },
    { name: 'coupons, common word', run: () => source.listCoupons({ search: SCALE_WORDS.common }) },
    { name: 'coupons, common prefix', run: () => source.listCoupons({ search: 'dis' }) },
    { name: 'coupons, two common words', run: () => source.listCoupons({ search: 'discount lamps' }) },
    {
      name: 'coupons, common in category',
      run: () => source.listCoupons({ search: SCALE_WORDS.common, categoryId: category.id }),
    },
    { name: 'coupons, word in 1 of 1,000', run: () => source.listCoupons({ search: SCALE_WORDS.uncommon }) },
    { name: 'coupons, rare word', run: () => source.listCoupons({ search: SCALE_WORDS.rare }) },
    {
      name: 'coupons, common word, page 500',
      run: () => source.listCoupons({ search: SCALE_WORDS.common, page: 500 }),
    },
    { name: 'search, common word', run: () => source.search({ query: SCALE_WORDS.common }) },
    { name: 'search, brand', run: (round) => source.search({ query: pickBrand(round).name }) },
    {
      name: 'search, brand with a typo',
      run: (round) => source.search({ query: misspell(pickBrand(round).name) }),
    },
  ];
}

async function measure({ run }: Read): Promise<Figures> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UPS + RUNS; round++) {
    const start = performance.now();
    await run(round);
    if (round >= WARM_UPS) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function measureCatalogue(folder: string, coupons: number): Promise<Map<string, Figures>> {
  const url = `file:${path.join(folder, `scale-${coupons}.db`)}`;
  const { source, store } = createDatabaseCatalogue({ url, clock: () => NOW });
  const start = performance.now();
  await fill(store, coupons);
  console.log(
    `${coupons.toLocaleString('en')} coupons: filled in ${((performance.now() - start) / 1_000).toFixed(1)} s`,
  );
  const figures = new Map<string, Figures>();
  for (const read of await listReads(source)) figures.set(read.name, await measure(read));
  store.close();
  return figures;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { coupons: { type: 'string', default: '1000000' } } });
  const large = Number(values.coupons);
  if (!Number.isInteger(large) || large < 1)
    throw new Error('--coupons takes a whole number, such as 1000000');
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-scale-'));
  try {
    const small = await measureCatalogue(folder, SMALL);
    const big = await measureCatalogue(folder, large);
    console.table(
      Object.fromEntries(
        [...small].map(([name, figures]) => {
          const { p50 = NaN, p99 = NaN } = big.get(name) ?? {};
          const row = [figures.p50, figures.p99, p50, p99, p50 / figures.p50].map((figure) =>
            figure.toFixed(2),
          );
          return [name, Object.fromEntries(row.map((cell, index) => [headings(large)[index], cell]))];
        }),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function headings(large: number): string[] {
  const sizes = [SMALL, large].map((size) => size.toLocaleString('en'));
  return [...sizes.flatMap((size) => [`${size} p50`, `${size} p99`]), 'growth'];
}

await main();
