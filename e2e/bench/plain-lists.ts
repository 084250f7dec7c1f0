/**
 * Shows what the kept lists of lib/catalogue/database/listing are for: reads the demo catalogue's lists through them and
 * by the plain query (ORDER BY … LIMIT … OFFSET and COUNT(*), with the indexes that serve it best). Prints the shortest
 * time of each in milliseconds, which other work of the machine disturbs least; the two take turns. Fails where the two
 * designs show different offers.
 *
 *   npx tsx e2e/bench/plain-lists.ts --scale 1
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createClient, type Client } from '@libsql/client';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import type { CatalogueSource, OfferQuery } from '@/lib/catalogue/source';
import { loadDemoCatalogue } from '@/lib/demo';

const NOW = new Date('2026-11-20T12:00:00Z');
const PAGE_SIZE = 20;
const WARM_UPS = 3;
const RUNS = 25;

/** Lists show live offers (phase 0); an offer without a category has its brand's. */
const LISTED = "o.kind = 'coupon' AND o.phase = 0";
const IN_CATEGORY = `(EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = o.id AND category_id = :category)
  OR (NOT EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = o.id)
    AND EXISTS (SELECT 1 FROM brand_categories WHERE brand_id = o.brand_id AND category_id = :category)))`;
const ORDER = { default: 'o.is_featured DESC, o.id DESC', newest: 'o.id DESC' };
const PLAIN_INDEXES = `
  CREATE INDEX plain_default ON offers (kind, is_featured DESC, id DESC) WHERE phase = 0;
  CREATE INDEX plain_newest ON offers (kind, id DESC) WHERE phase = 0;
  CREATE INDEX plain_brand ON offers (brand_id, kind, is_featured DESC, id DESC) WHERE phase = 0;
  ANALYZE;`;

type List = { name: string; where: string; order: string; query: OfferQuery };

function buildPlainQueries({ where, order }: List) {
  return {
    count: `SELECT count(*) AS total FROM offers AS o WHERE ${where}`,
    page: `SELECT o.*, b.name, b.unique_name, b.logo, b.tracking_url, b.origin_url, b.site_url
      FROM offers AS o JOIN brands AS b ON b.id = o.brand_id
      WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
  };
}

async function readPlain(
  client: Client,
  list: List,
  page: number,
): Promise<{ total: number; ids: number[] }> {
  const { count, page: select } = buildPlainQueries(list);
  const given = {
    ...(list.query.categoryId === undefined ? {} : { category: list.query.categoryId }),
    ...(list.query.brandId === undefined ? {} : { brand: list.query.brandId }),
  };
  const [totals, rows] = await client.batch([
    { sql: count, args: given },
    { sql: select, args: { ...given, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } },
  ]);
  return { total: Number(totals?.rows[0]?.total), ids: (rows?.rows ?? []).map((row) => Number(row.id)) };
}

async function readKept(source: CatalogueSource, list: List, page: number) {
  const { total, items } = await source.listCoupons({ ...list.query, page, pageSize: PAGE_SIZE });
  return { total, ids: items.map(({ id }) => id) };
}

async function compare(list: List, source: CatalogueSource, client: Client) {
  const { total } = await source.listCoupons(list.query);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const row: Record<string, string> = { offers: total.toLocaleString('en') };
  for (const [name, page] of Object.entries({ first: 1, middle: Math.ceil(last / 2), last })) {
    const [kept, plain] = [await readKept(source, list, page), await readPlain(client, list, page)];
    if (JSON.stringify(kept) !== JSON.stringify(plain))
      throw new Error(`${list.name}, page ${page}: the two designs show different offers`);
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < WARM_UPS + RUNS; round++) {
      const start = performance.now();
      await readKept(source, list, page);
      const between = performance.now();
      await readPlain(client, list, page);
      if (round < WARM_UPS) continue;
      times[0].push(between - start);
      times[1].push(performance.now() - between);
    }
    row[`${name} kept`] = Math.min(...times[0]).toFixed(2);
    row[`${name} plain`] = Math.min(...times[1]).toFixed(2);
  }
  return row;
}

async function listLists(source: CatalogueSource): Promise<List[]> {
  const [category] = (await source.listCategories()).items;
  const { items: brands } = await source.listBrands({ pageSize: 100 });
  const brand = brands.toSorted((a, b) => b.totalCoupons - a.totalCoupons)[0];
  if (!category || !brand) throw new Error('the demo catalogue is not complete');
  const [categoryId, brandId] = [category.id, brand.id];
  return [
    { name: 'all coupons', where: LISTED, order: ORDER.default, query: {} },
    { name: 'all coupons, newest first', where: LISTED, order: ORDER.newest, query: { sort: 'newest' } },
    {
      name: 'a category',
      where: `${LISTED} AND ${IN_CATEGORY}`,
      order: ORDER.default,
      query: { categoryId },
    },
    {
      name: 'a category, newest first',
      where: `${LISTED} AND ${IN_CATEGORY}`,
      order: ORDER.newest,
      query: { categoryId, sort: 'newest' },
    },
    { name: 'a brand', where: `${LISTED} AND o.brand_id = :brand`, order: ORDER.default, query: { brandId } },
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-lists-'));
  const url = `file:${path.join(folder, 'catalogue.db')}`;
  const { source, store } = createDatabaseCatalogue({
    url,
    visitors: { url: `${url}.visitors` },
    clock: () => NOW,
  });
  const plainFile = path.join(folder, 'plain.db');
  try {
    await store.migrate();
    await loadDemoCatalogue(store, { now: NOW, scale: Number(values.scale) });
    const copying = createClient({ url });
    await copying.execute(`VACUUM INTO '${plainFile}'`);
    const { rows: counts } = await copying.execute(`
      SELECT (SELECT count(*) FROM offers) AS offers, (SELECT count(*) FROM listing) AS listed,
        (SELECT count(*) FROM listing_chunks) AS chunks`);
    copying.close();
    console.table(counts.map((row) => ({ ...row })));
    const client = createClient({ url: `file:${plainFile}` });
    await client.executeMultiple(PLAIN_INDEXES);
    await client.executeMultiple('PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -16000;');
    const rows: Record<string, Record<string, string>> = {};
    for (const list of await listLists(source)) rows[list.name] = await compare(list, source, client);
    console.table(rows);
    client.close();
  } finally {
    store.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
