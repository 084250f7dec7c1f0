import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../database/testing/open-test-catalogue';
import { findOffer } from '../rules';
import type { CatalogueSource } from '../source';
import { describeCatalogueSource } from '../testing/source-contract';
import { buildApiHandler } from './testing/build-api-handler';
import { withTextIds } from './testing/with-text-ids';
import { createHttpCatalogue } from '.';

let source: CatalogueSource;
let handle: (request: Request) => Promise<Response>;

afterAll(() => removeTestCatalogues());

describeCatalogueSource('an API host whose ids are texts', async (fixture, now) => {
  const embedded = await openTestCatalogue(now);
  await saveFixture(embedded.store, fixture);
  handle = withTextIds(
    buildApiHandler({ ...embedded.source, getArticleBySlug: embedded.source.getArticleDraft }),
  );
  const fetch: typeof globalThis.fetch = (input, init) => handle(new Request(input, init));
  source = createHttpCatalogue({ baseUrl: 'https://api.example', fetch, clock: () => now });
  return source;
});

it('is passed through by the site’s own API', async () => {
  const { items } = await source.listCoupons({ pageSize: 1 });
  const [coupon] = items;
  expect(coupon?.id).toMatch(/^\d+-0$/);
  expect(coupon?.brandId).toMatch(/^\d+-0$/);
  for (const path of ['coupons', `coupons/${coupon?.id}`, `deals?brand_id=${coupon?.brandId}`, 'articles']) {
    const url = `https://api.example/api/v1/${path}`;
    const passed = await buildApiHandler(source)(new Request(url));
    expect(passed.status).toBe(200);
    expect(await passed.json()).toEqual(await (await handle(new Request(url))).json());
  }
});

it('leads from a brand’s id to its offer where offers can only be listed', async () => {
  const [coupon] = (await source.listCoupons({ pageSize: 1 })).items;
  if (coupon === undefined) throw new Error('There is no coupon.');
  const listing = { ...source, getCoupon: async () => null };
  const found = await findOffer(listing, { kind: 'coupon', id: coupon.id, brandKey: String(coupon.brandId) });
  expect(found).toEqual(coupon);
});
