import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeCatalogueSource } from '../testing/source-contract';
import { FIXTURE_NOW } from '../testing/fixture-catalogue';
import { buildNewBrand, buildNewOffer } from '../testing/new-rows';
import { hasLibsqlServer, startLibsqlServer, type LibsqlServer } from './testing/libsql-server';
import { openTestCatalogue, removeTestCatalogues, saveFixture } from './testing/open-test-catalogue';

let folder: string;
const servers: LibsqlServer[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-server-'));
});
afterAll(async () => {
  removeTestCatalogues();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

async function serve(name: string): Promise<string> {
  const server = await startLibsqlServer(path.join(folder, name));
  servers.push(server);
  return server.url;
}

// The package of the server has no program for some systems.
(hasLibsqlServer ? describe : describe.skip)('on a server', () => {
  describeCatalogueSource('a libSQL server', async (fixture, now) => {
    const { source, store } = await openTestCatalogue(now, await serve('contract.db'));
    await saveFixture(store, fixture);
    return source;
  });

  it('takes an import on a server, too', async () => {
    const { source, store } = await openTestCatalogue(FIXTURE_NOW, await serve('import.db'));
    const offer = buildNewOffer({ kind: 'coupon', externalId: '1', brandUniqueName: 'shop', code: 'SAVE' });
    const seen = await store.write(async (writer) => {
      await writer.saveBrands([buildNewBrand({ uniqueName: 'shop', siteUrl: 'https://shop.example/' })]);
      await writer.linkBrand('b', '7', 'shop');
      await writer.setFeedNote('since', '5');
      const sources = ['a', 'b'].map((name) => ({ ...offer, source: name }));
      const saved = await writer.saveOffers([...sources, { ...offer, source: 'a', externalId: '2' }]);
      const pages: number[][] = [];
      for await (const page of writer.listActiveOfferIds('a')) pages.push(page);
      return {
        saved,
        pages,
        pairs: await writer.hideDuplicates(),
        retired: await writer.retireOffers([1, 3]),
        brands: [...(await writer.findBrands('b', ['7']))],
        known: await writer.listKnownBrands(['shop']),
        categories: await writer.listCategories(),
        note: await writer.getFeedNote('since'),
        offers: await writer.listOffersBySource('a', ['1']),
      };
    });
    expect(seen).toEqual({
      saved: [1, 2, 3].map((id) => ({ id, outcome: 'created' })),
      pages: [[1, 3]],
      pairs: [{ shownId: 1, hiddenId: 2 }],
      retired: 2,
      brands: [['7', 'shop']],
      known: [{ name: 'shop', uniqueName: 'shop', siteUrl: 'https://shop.example/', sources: ['b', 'test'] }],
      categories: [],
      note: '5',
      offers: [{ ...offer, source: 'a' }],
    });
    expect((await source.listCoupons()).items.map(({ id }) => id)).toEqual([2]);
  }, 30_000);

  it('applies what is due on a server, too, and waits for another writer there', async () => {
    const { source, store, setNow } = await openTestCatalogue(FIXTURE_NOW, await serve('transitions.db'));
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
    expect(await source.listCoupons()).toMatchObject({ total: 0, items: [] });
    expect(await source.listExpiredCoupons({ brandId: 1 })).toMatchObject({
      total: 2,
      items: [{ id: 2 }, { id: 1 }],
    });
  }, 30_000);
});
