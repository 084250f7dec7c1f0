import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../database/testing/open-test-catalogue';
import type { CatalogueSource } from '../source';
import { describeCatalogueSource } from '../testing/source-contract';
import { buildApiHandler } from './testing/build-api-handler';
import { startStubHost, type StubHost } from './testing/start-stub-host';
import { createHttpCatalogue } from '.';

const report = jest.fn();
let host: StubHost;
let source: CatalogueSource;

afterAll(async () => {
  await host.close();
  removeTestCatalogues();
});

/** A host that serves whatever article it is asked for by its slug, published or not. */
function withDrafts(embedded: CatalogueSource): CatalogueSource {
  return { ...embedded, getArticleBySlug: embedded.getArticleDraft };
}

// This site's own API over the embedded catalogue: what is written to the wire is read back from it.
describeCatalogueSource('an API host', async (fixture, now) => {
  const embedded = await openTestCatalogue(now);
  await saveFixture(embedded.store, fixture);
  host = await startStubHost(buildApiHandler(withDrafts(embedded.source)));
  source = createHttpCatalogue({ baseUrl: host.baseUrl, report, clock: () => now });
  return source;
});

it('has no failure to report on a host that works', () => {
  expect(report).not.toHaveBeenCalled();
});

it.each([
  '/categories?page=2&page_size=2',
  '/brands?featured=true',
  '/brands/1',
  '/brands/name/alpenglow-travel',
  '/brands/name/no-such-brand',
  '/coupons?page_size=100',
  '/coupons?page=99',
  '/coupons?page=abc',
  '/coupons/99999',
  '/deals?search=creme',
  '/deals?sort=ending&ending_soon=true',
  '/coupons?sort=name&has_code=true&page=2',
  '/coupons?sort=price',
  '/brands?letter=s',
  '/brands?letter=S',
  '/search?query=alpenglow&page_size=1',
  '/search?query=%20',
  '/articles',
  '/articles/slug/packing-light',
  '/stats',
  '/nowhere',
])("passes the host's response to %s through as it came", async (path) => {
  const passThrough = buildApiHandler(source);
  const direct = await fetch(`${host.baseUrl}/api/v1${path}`);
  const passed = await passThrough(new Request(`http://localhost:3000/api/v1${path}`));
  expect(passed.status).toBe(direct.status);
  expect(await passed.json()).toEqual(await direct.json());
});
