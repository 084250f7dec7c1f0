import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getFeedFormat } from '../formats';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { importFeed } from './import-feed';

const NOW = new Date('2026-11-21T12:00:00Z');
/** As Excel saves it: "sep=;", in UTF-16 without a mark. */
const FILE = path.join(__dirname, '../testing/fixtures/generic-excel.csv');

let catalogue: ImportCatalogue;
beforeAll(async () => (catalogue = await openImportCatalogue()));
afterAll(() => catalogue.close());

function importFile(source: string, rename = (text: string) => text) {
  const format = getFeedFormat('generic', { source });
  if (format === null) throw new Error('There is no generic format.');
  async function* content() {
    yield Buffer.from(rename(readFileSync(FILE, 'utf16le')), 'utf16le');
  }
  return importFeed(catalogue.store, format, content(), { now: NOW, source });
}

it('takes a file as it comes: discounts in any order, codes and labels in texts, names in any script', async () => {
  const report = await importFile('net');
  expect(report).toMatchObject({ status: 'imported', skipped: [], offers: { created: 5 } });
  const { coupons, deals } = {
    coupons: await catalogue.source.listCoupons(),
    deals: await catalogue.source.listDeals(),
  };
  expect(deals.items.map(({ title, discount }) => [title, discount])).toEqual([
    ['10% EXTRA OFF all lamps', 'Extra 10% off'],
    ['15% DTO en calzado', '15% off'],
  ]);
  expect(coupons.items.map(({ name, code, discount }) => [name, code, discount])).toEqual([
    ['Скидка на чай', null, null],
    ['Tools for less', 'TOOL5', null],
    ['25% off sheds', null, '25% off'],
  ]);
  const brands = await catalogue.source.listBrands();
  expect(brands.items.map(({ name, uniqueName, siteUrl }) => [name, uniqueName, siteUrl]).sort()).toEqual([
    ['B&Q', 'b-q', 'https://www.diy.com/'],
    ['Zapatería Río', 'zapateria-rio', 'https://zapateria.example/'],
    ['Чайник', 'chaynik', 'https://chainik.example/'],
  ]);
  expect(report.warnings.map(({ kind }) => kind)).toEqual([
    ...['coupon-without-code', 'vague-title', 'code-taken-from-text', 'unknown-region'],
  ]);
});

it('joins a shop of another source where name and site agree, though the site has nothing of the name', async () => {
  const joined = await importFile('other');
  expect(joined).toMatchObject({ status: 'imported', brands: { created: 0, linked: 3 } });
  const apart = await importFile('third', (text) => text.replaceAll('diy.com', 'b-and-q.example'));
  expect(apart).toMatchObject({ status: 'imported', brands: { created: 1, linked: 2 } });
});
