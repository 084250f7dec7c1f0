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
let server: Awaited<ReturnType<typeof startHranaServer>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-server-'));
  server = await startHranaServer(path.join(folder, 'contract.db'));
});
afterAll(() => {
  removeTestCatalogues();
  server.close();
  rmSync(folder, { recursive: true });
});

describeCatalogueSource('a libSQL server', async (fixture, now) => {
  const { source, store } = await openTestCatalogue(now, server.url);
  await saveFixture(store, fixture);
  return source;
});

it('settles on a server, too, and waits for another writer there', async () => {
  const other = await startHranaServer(path.join(folder, 'settle.db'));
  const { source, store, setNow } = await openTestCatalogue(FIXTURE_NOW, other.url);
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
  expect(await source.getVersion()).toBe(4);
  expect(await source.listCoupons()).toMatchObject({ total: 2, items: [{ id: 2 }, { id: 1 }] });
  other.close();
});
