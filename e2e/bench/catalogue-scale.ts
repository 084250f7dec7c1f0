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
import { fillScaleCatalogue } from './scale-catalogue';
import { listScaleReads, type ScaleRead } from './scale-reads';

const SMALL = 50_000;
const WARM_UPS = 20;
const RUNS = 300;
const NOW = new Date('2026-11-20T12:00:00Z');

type Figures = { p50: number; p99: number };

async function measure({ run }: ScaleRead): Promise<Figures> {
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
  const { source, store } = createDatabaseCatalogue({
    url,
    visitors: { url: `${url}.visitors` },
    clock: () => NOW,
  });
  const start = performance.now();
  await fillScaleCatalogue(store, coupons, NOW);
  console.log(
    `${coupons.toLocaleString('en')} coupons: filled in ${((performance.now() - start) / 1_000).toFixed(1)} s`,
  );
  const figures = new Map<string, Figures>();
  for (const read of await listScaleReads(source)) figures.set(read.name, await measure(read));
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
