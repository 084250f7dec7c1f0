import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueSource } from '../../source';
import type { FixtureCatalogue } from '../../testing/fixture-catalogue';
import type { CatalogueStore } from '../../writer';
import { createDatabaseCatalogue } from '..';

export type TestCatalogue = {
  source: CatalogueSource;
  store: CatalogueStore;
  url: string;
  setNow(now: Date): void;
};

const folders: string[] = [];
const stores: CatalogueStore[] = [];

/** A migrated catalogue in a file of its own, with a clock that the test sets. */
export async function openTestCatalogue(now: Date, url = makeTestUrl()): Promise<TestCatalogue> {
  let current = now;
  const { source, store } = createDatabaseCatalogue({
    url,
    visitors: { url: getTestUrls(url).visitors },
    clock: () => current,
  });
  stores.push(store);
  await store.migrate();
  return { source, store, url, setNow: (next) => (current = next) };
}

/** Where a test's catalogue and its visitors' data lie. */
export function getTestUrls(catalogue: string) {
  return { catalogue, visitors: catalogue.replace(/^(file:.*\/).*$/, '$1visitors.db') };
}

export function makeTestUrl(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-test-'));
  folders.push(folder);
  return `file:${path.join(folder, 'deep', 'catalogue.db')}`;
}

/** Call in afterAll. */
export function removeTestCatalogues(): void {
  for (const store of stores.splice(0)) store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

export async function saveFixture(store: CatalogueStore, fixture: FixtureCatalogue): Promise<void> {
  await store.write(async (writer) => {
    await writer.saveCategories(fixture.categories);
    await writer.saveBrands(fixture.brands);
    await writer.saveOffers(fixture.offers);
    await writer.saveArticles(fixture.articles);
  });
}
