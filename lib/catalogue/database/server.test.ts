/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeCatalogueSource } from '../source-contract';
import { FIXTURE_NOW } from '../testing/fixture-catalogue';
import { buildNewBrand, buildNewOffer } from '../testing/new-rows';
import { startHranaServer } from './testing/hrana-server';
import { openTestCatalogue, removeTestCatalogues, saveFixture } from './testing/open-test-catalogue';

let folder: string;
const servers: { close(): void }[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-server-'));
});
afterAll(() => {
  removeTestCatalogues();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function serve(name: string): Promise<string> {
  const server = await startHranaServer(path.join(folder, name));
  servers.push(server);
  return server.url;
}

describeCatalogueSource('a libSQL server', async (fixture, now) => {
  const { source, store } = await openTestCatalogue(now, await serve('contract.db'));
  await saveFixture(store, fixture);
  return source;
});

it('settles on a server, too, and waits for another writer there', async () => {
  const { source, store, setNow } = await openTestCatalogue(FIXTURE_NOW, await serve('settle.db'));
  const offer = buildNewOffer({
    kind: 'coupon',
    externalId: 'ends',
    brandUniqueName: 'shop',
    endDate: '2026-11-20',
  });
  await store.write((writer) => writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]));
  await Promise.all(
    ['a', 'b'].map((externalId) => store.write((writer) => writer.saveOffers([{ ...offer, externalId }]))),
  );
  setNow(new Date('2026-11-21T00:00:00Z'));
  expect(await source.getVersion()).toBe(3);
  expect(await source.listCoupons()).toMatchObject({ total: 2, items: [{ id: 2 }, { id: 1 }] });
}, 30_000);
