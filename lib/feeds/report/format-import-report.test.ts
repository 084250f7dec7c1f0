import type { ImportReport } from '../import/import-report';
import { formatImportReport } from './format-import-report';

const NONE = { created: 0, updated: 0, unchanged: 0 };
const REPORT: ImportReport = {
  status: 'imported',
  refusal: null,
  ...{ source: 'net', mode: 'delta', rows: 11 },
  offers: { created: 4, updated: 3, unchanged: 2, retired: 1, skipped: 0 },
  gone: 0,
  brands: { created: 2, linked: 1, known: 5 },
  records: { categories: NONE, brands: NONE, articles: NONE },
  ...{ changedBrands: ['lumera'], changedArticles: [], skipped: [], warnings: [] },
  agreedCorrections: [],
  unmapped: { brands: [], categories: [], brandsLeftOut: 0, categoriesLeftOut: 0 },
  withoutCategories: { offers: 0, brands: [], brandsLeftOut: 0 },
  renamedShops: [],
  unusedMapping: { brands: [], categories: [], brandCategories: [] },
  duplicates: { count: 0, examples: [] },
};
const COUNTS = [
  'Offers: 4 created, 3 updated, 2 unchanged, 1 retired, 0 skipped',
  'Brands: 2 created, 1 linked, 5 already known',
];

function format(changes: Partial<ImportReport>): string[] {
  return formatImportReport({ ...REPORT, ...changes }).split('\n');
}

describe('formatImportReport', () => {
  it('counts', () => {
    expect(format({})).toEqual(COUNTS);
  });

  it('counts the tombstones of what is not there', () => {
    expect(format({ gone: 2 })[0]).toBe(
      'Offers: 4 created, 3 updated, 2 unchanged, 1 retired, 2 already gone, 0 skipped',
    );
  });

  it('counts what an export held besides offers', () => {
    const records = { ...REPORT.records, brands: { ...NONE, created: 7 } };
    expect(format({ records }).slice(2)).toEqual(['Rows of brands: 7 created, 0 updated, 0 unchanged']);
  });

  it('names what was skipped, and how much more there is', () => {
    const skipped = [
      { row: 5, externalId: '77', reason: 'end date "soon" is not a date' },
      { row: 6, externalId: null, reason: 'the row is no offer' },
    ];
    expect(format({ skipped, offers: { ...REPORT.offers, skipped: 5 } }).slice(2)).toEqual([
      'Skipped:',
      '  row 5 (77): end date "soon" is not a date',
      '  row 6: the row is no offer',
      '  … and 3 more',
    ]);
  });

  it('counts offers without a category, and names their brands', () => {
    const brands = [
      { uniqueName: 'lumera', name: 'Lumera', offers: 3 },
      { uniqueName: 'tidewell', name: 'Tidewell', offers: 1 },
    ];
    expect(format({ withoutCategories: { offers: 9, brands, brandsLeftOut: 2 } }).slice(2)).toEqual([
      'Offers without a category: 9 (give their brands some under "brandCategories" in a mapping file):',
      '  Lumera (lumera): 3 offers',
      '  Tidewell (tidewell): 1 offer',
      '  … and 2 more',
    ]);
  });

  it('says which categories only brands have', () => {
    const categories = [{ name: 'Sheds', offers: 0 }];
    expect(format({ unmapped: { ...REPORT.unmapped, categories } }).slice(2)).toEqual([
      'Categories that the catalogue does not have:',
      '  Sheds: only of brands',
    ]);
  });

  it('names shops that are called otherwise now', () => {
    const shop = { externalId: '10', name: 'Lumen', uniqueName: 'lumera', brandName: 'Lumera' };
    expect(format({ renamedShops: [shop] }).slice(2)).toEqual([
      'Shops with a new name (their brands keep the old one; map the new name to the brand to accept that):',
      '  Lumen (10): the catalogue has Lumera (lumera)',
    ]);
  });

  it('shows what rows say in one short line each', () => {
    const [evil, id] = ['\x1b[2J\n', 'x'.repeat(10_000)];
    const skipped = [
      { row: 5, externalId: `7${evil}`, reason: `end date "${evil}" is not a date` },
      { row: 6, externalId: id, reason: `end date "${id}" is not a date` },
    ];
    const cut = `${'x'.repeat(80)}…`;
    expect(format({ skipped, offers: { ...REPORT.offers, skipped: 2 } }).slice(2)).toEqual([
      'Skipped:',
      '  row 5 (7\\x1b[2J\\n): end date "\\x1b[2J\\n" is not a date',
      `  row 6 (${cut}): end date "${cut}" is not a date`,
    ]);
    const examples = [{ row: 3, externalId: evil, quote: evil }];
    const offer = { id: 1, kind: 'coupon', source: 'net', externalId: evil } as const;
    const brand = { externalId: evil, name: evil, uniqueName: 'shop', offers: 1 };
    const lines = format({
      warnings: [{ kind: 'vague-title', count: 1, examples }],
      unmapped: {
        ...{ brands: [brand], categories: [{ name: evil, offers: 1 }] },
        ...{ brandsLeftOut: 0, categoriesLeftOut: 0 },
      },
      unusedMapping: { brands: [evil], categories: [evil], brandCategories: [evil] },
      withoutCategories: {
        offers: 1,
        brands: [{ uniqueName: 'a', name: evil, offers: 1 }],
        brandsLeftOut: 0,
      },
      renamedShops: [{ externalId: evil, name: evil, uniqueName: 'a', brandName: evil }],
      duplicates: { count: 1, examples: [{ shown: offer, hidden: offer }] },
    });
    expect(lines.filter((line) => line.includes('\\x1b[2J\\n'))).toHaveLength(9);
    expect(lines.join('')).not.toMatch(/\p{Cc}/u);
  });

  it('says what to mend', () => {
    const examples = [{ row: 3, externalId: '12', quote: 'Spring sale' }];
    expect(format({ warnings: [{ kind: 'vague-title', count: 9, examples }] }).slice(2)).toEqual([
      'Warnings (taken all the same):',
      '  9 × the title names no concrete value',
      '    row 3 (12): Spring sale',
    ]);
  });

  it('says what the mapping does not know', () => {
    const brands = Array.from({ length: 21 }, (_, index) => ({
      ...{ externalId: `${index}`, name: `Shop ${index}`, uniqueName: `shop-${index}`, offers: index + 1 },
    }));
    const unmapped = {
      brands,
      categories: [{ name: 'Pets', offers: 2 }],
      brandsLeftOut: 4,
      categoriesLeftOut: 0,
    };
    const lines = format({ unmapped }).slice(2);
    expect(lines.slice(0, 2)).toEqual([
      'New brands (name them in a mapping file if the catalogue has them):',
      '  Shop 0 (0) as shop-0: 1 offer',
    ]);
    expect(lines.slice(21)).toEqual([
      '  … and 5 more',
      'Categories that the catalogue does not have:',
      '  Pets: 2 offers',
    ]);
  });

  it('names what the mapping has in vain', () => {
    const categories = Array.from({ length: 21 }, (_, index) => `c-${index}`);
    const unusedMapping = { brands: ['testeria2'], categories, brandCategories: [] };
    const lines = format({ unusedMapping }).slice(2);
    expect(lines.slice(0, 3)).toEqual([
      'Entries of the mapping that nothing in the feed has used:',
      '  brands."testeria2"',
      '  categories."c-0"',
    ]);
    expect(lines.at(-1)).toBe('  … and 2 more');
  });

  it('names duplicates', () => {
    const shown = { id: 1, kind: 'coupon', source: 'net', externalId: 'a' } as const;
    const hidden = { id: 2, kind: 'coupon', source: 'other', externalId: 'b' } as const;
    expect(format({ duplicates: { count: 2, examples: [{ shown, hidden }] } }).slice(2)).toEqual([
      'Duplicates across sources:',
      '  other b is held back, because net a has the same code',
      '  … and 1 more',
    ]);
  });
});
