import { openTestCatalogue, removeTestCatalogues } from '../database/testing/open-test-catalogue';
import { buildNewBrand, buildNewOffer } from '../testing/new-rows';
import type { ExportRow } from './sections';
import { readExport } from './read-export';

const NOW = new Date('2026-11-20T12:00:00Z');

afterAll(removeTestCatalogues);

async function listRows(url: string): Promise<ExportRow[]> {
  const rows: ExportRow[] = [];
  for await (const chunk of readExport({ url })) rows.push(...chunk);
  return rows;
}

const CATEGORIES = [
  { slug: 'travel', name: 'Travel', icon: 'airplane' },
  { slug: 'home', name: 'Home', icon: 'sofa' },
];
const BRAND = buildNewBrand({ uniqueName: 'shop', name: 'The Shop', categorySlugs: ['home', 'travel'] });
const WHOLE = buildNewOffer({
  ...{ kind: 'coupon', externalId: 'whole', brandUniqueName: 'shop', categorySlugs: ['home'] },
  ...{
    title: '=1+1',
    description: 'Two\nlines',
    terms: 'Once.',
    code: 'X1',
    discount: '20% off',
    img: '/a.svg',
  },
  ...{ siteUrl: 'https://s.example', trackingUrl: 'https://t.example', originUrl: 'https://o.example' },
  ...{ startDate: '2026-11-01', endDate: '2026-11-30', verifiedAt: '2026-11-02T00:00:00Z' },
  ...{ regions: ['DE', 'AT'], exclusive: true, isFeatured: true },
});

it('holds every column of categories, brands and offers, retired ones too', async () => {
  const { store, url } = await openTestCatalogue(NOW);
  await store.write(async (writer) => {
    await writer.saveCategories(CATEGORIES);
    await writer.saveBrands([BRAND]);
    const gone = buildNewOffer({ kind: 'deal', externalId: 'gone', brandUniqueName: 'shop' });
    const saved = await writer.saveOffers([gone, WHOLE]);
    await writer.retireOffers(saved.slice(0, 1).map(({ id }) => id));
  });
  const brand = { brand_source: 'test', brand_id: 'shop', brand_unique_name: 'shop', brand_name: 'The Shop' };
  expect(await listRows(url)).toEqual([
    ...CATEGORIES.map((category) => ({ record: 'category', ...category })),
    {
      ...{ record: 'brand', source: 'test', external_id: 'shop', unique_name: 'shop', name: 'The Shop' },
      ...{ description: '', is_featured: false, categories: 'travel,home' },
    },
    {
      ...{ record: 'offer', source: 'test', external_id: 'gone', change: 'retired', kind: 'deal', ...brand },
      ...{ title: 'gone', description: '', exclusive: false, is_featured: false },
    },
    {
      ...{ record: 'offer', source: 'test', external_id: 'whole', change: 'whole', kind: 'coupon', ...brand },
      ...{ title: '=1+1', description: 'Two\nlines', terms: 'Once.', code: 'X1', discount: '20% off' },
      ...{ image: '/a.svg', origin_url: 'https://o.example', tracking_url: 'https://t.example' },
      ...{ site_url: 'https://s.example', start_date: '2026-11-01', end_date: '2026-11-30' },
      ...{ verified_at: '2026-11-02T00:00:00Z', categories: 'home', regions: 'DE,AT' },
      ...{ exclusive: true, is_featured: true },
    },
  ]);
});

it('reads on where some rows end, at the moment at which it began', async () => {
  const { store, url } = await openTestCatalogue(NOW);
  const save = (from: number, count: number) =>
    store.write((writer) =>
      writer.saveBrands(
        Array.from({ length: count }, (_, index) => buildNewBrand({ uniqueName: `b${from + index}` })),
      ),
    );
  await save(0, 2_500);
  const names: unknown[] = [];
  for await (const chunk of readExport({ url })) {
    expect(chunk.length).toBeLessThanOrEqual(1_000);
    if (names.length === 0) await save(2_500, 10);
    names.push(...chunk.map((row) => row.unique_name));
  }
  expect(names).toEqual(Array.from({ length: 2_500 }, (_, index) => `b${index}`));
});
