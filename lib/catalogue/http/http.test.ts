/** @jest-environment node */
import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../database/testing/open-test-catalogue';
import { describeCatalogueSource } from '../source-contract';
import { buildApiHandler } from './testing/build-api-handler';
import { startStubHost, type StubHost } from './testing/start-stub-host';
import { createHttpCatalogue } from '.';

let host: StubHost;

afterAll(async () => {
  await host.close();
  removeTestCatalogues();
});

// This site's own API over the embedded catalogue: what is written to the wire is read back from it.
describeCatalogueSource('an API host', async (fixture, now) => {
  const { source, store } = await openTestCatalogue(now);
  await saveFixture(store, fixture);
  host = await startStubHost(buildApiHandler(source));
  return createHttpCatalogue({ baseUrl: host.baseUrl });
});
