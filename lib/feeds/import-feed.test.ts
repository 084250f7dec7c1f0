/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { parseSettings } from '@/lib/config/settings';
import { parseAwinPromotions } from './awin/parse-awin-promotions';
import { formatImportReport } from './format-import-report';
import { importFeed } from './import-feed';

const ROW = {
  promotionId: 1,
  type: 'voucher',
  advertiser: { id: 10, name: 'Lumera (US)' },
  title: '12% off lamps',
  terms: 'One per person',
  endDate: '2999-04-30',
  url: 'https://lumera.example/lamps',
  urlTracking: 'https://go.example/1',
  regions: { all: false, list: [{ countryCode: 'US' }] },
  voucher: { code: 'LAMP12' },
};
const ROWS = [
  ROW,
  { ...ROW, promotionId: 2, type: 'promotion', title: 'Free shipping' },
  { ...ROW, promotionId: 3, advertiser: { id: 11, name: 'Lumera (UK)' } },
  { ...ROW, promotionId: 4, endDate: '2020-01-01' },
  { ...ROW, promotionId: 5, endDate: 'soon' },
];

describe('importFeed', () => {
  let folder: string;
  let catalogue: ReturnType<typeof openEmbeddedCatalogue>;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'import-feed-'));
    catalogue = openEmbeddedCatalogue(parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db` }));
    await catalogue.store.migrate();
  });

  afterEach(() => {
    catalogue.store.close();
    rmSync(folder, { recursive: true });
  });

  function run(rows: unknown[], options?: { isDryRun: boolean }) {
    return importFeed(catalogue.store, 'awin', parseAwinPromotions(JSON.stringify(rows)), options);
  }

  it('brings brands, coupons and deals in, expired ones too', async () => {
    const report = await run(ROWS);
    expect(report.brands).toEqual({ created: 2, known: 0 });
    expect(report.offers).toEqual({ created: 4, updated: 0, unchanged: 0, skipped: 1 });
    const brand = await catalogue.source.getBrandByUniqueName('lumera');
    expect(brand).toMatchObject({ name: 'Lumera', totalCoupons: 2, totalDeals: 1 });
    expect(await catalogue.source.getBrandByUniqueName('lumera-uk')).toMatchObject({ name: 'Lumera (UK)' });
    const { items } = await catalogue.source.listCoupons({ brandId: brand?.id });
    expect(items.map(({ endDate }) => endDate)).toEqual(['2999-04-30', '2020-01-01']);
    expect(items[0]).toMatchObject({
      name: '12% off lamps',
      code: 'LAMP12',
      discount: '12% off',
      terms: 'One per person',
      regions: ['US'],
      trackingUrl: 'https://go.example/1',
      originUrl: 'https://lumera.example/lamps',
    });
  });

  it('changes nothing the second time', async () => {
    await run(ROWS);
    const version = await catalogue.source.getVersion();
    const report = await run(ROWS);
    expect(report.brands).toEqual({ created: 0, known: 2 });
    expect(report.offers).toEqual({ created: 0, updated: 0, unchanged: 4, skipped: 1 });
    expect(report.changedBrands).toEqual([]);
    expect(await catalogue.source.getVersion()).toBe(version);
  });

  it('updates what the feed has changed', async () => {
    await run([ROW]);
    const report = await run([{ ...ROW, title: '15% off lamps' }]);
    expect(report.offers).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 0 });
    expect(report.changedBrands).toEqual(['lumera']);
    const { items } = await catalogue.source.listCoupons();
    expect(items).toMatchObject([{ name: '15% off lamps', discount: '15% off' }]);
  });

  it('only says what would happen in a dry run', async () => {
    const report = await run(ROWS, { isDryRun: true });
    expect(report.offers.created).toBe(4);
    expect(await catalogue.store.isEmpty()).toBe(true);
  });

  it('changes nothing if any row cannot be saved', async () => {
    const feed = parseAwinPromotions(JSON.stringify(ROWS));
    feed.offers.at(-1)?.categorySlugs.push('no-such-category');
    await expect(importFeed(catalogue.store, 'awin', feed)).rejects.toThrow('no-such-category');
    expect(await catalogue.store.isEmpty()).toBe(true);
  });
});

it('formatImportReport counts all and names what was skipped', () => {
  const report = {
    brands: { created: 2, known: 1 },
    changedBrands: ['lumera'],
    offers: { created: 4, updated: 3, unchanged: 2, skipped: 2 },
    skipped: [
      { row: 5, externalId: '77', reason: 'endDate "soon" is not a date' },
      { row: 6, externalId: null, reason: 'the row is no offer' },
    ],
  };
  expect(formatImportReport(report)).toBe(
    [
      'Offers: 4 created, 3 updated, 2 unchanged, 2 skipped',
      'Brands: 2 created, 1 already known',
      'Skipped:',
      '  row 5 (77): endDate "soon" is not a date',
      '  row 6: the row is no offer',
    ].join('\n'),
  );
});
