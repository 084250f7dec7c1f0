import { fc } from '@/lib/testing/fast-check';
import { saveDefaultCategories } from '../rules';
import { getFeedFormat, importFeed } from '@/lib/feeds';
import { pickEffort } from '@/lib/testing/long-run';
import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../database/testing/open-test-catalogue';
import type { NewArticle, NewBrand, NewOffer } from '../new-items';
import { FIXTURE_CATALOGUE } from '../testing/fixture-catalogue';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '../testing/new-rows';
import type { CatalogueStore } from '../writer';
import { readExport } from './read-export';
import { formatExport, type ExportFormat } from './sections';

const NOW = new Date('2026-11-20T12:00:00Z');

const TIMEOUT_MS = 120_000;

afterAll(removeTestCatalogues);

async function exportText(url: string, format: ExportFormat): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of formatExport(readExport({ url }), format)) pieces.push(piece);
  return pieces.join('');
}

/** The same catalogue, by way of its export and the importer. */
async function copy(url: string, format: ExportFormat, options: { addsDefaultCategories?: boolean } = {}) {
  const text = await exportText(url, format);
  const { store, url: copyUrl, source } = await openTestCatalogue(NOW);
  async function* content() {
    yield Buffer.from(text);
  }
  const generic = getFeedFormat('generic');
  if (generic === null) throw new Error('There is no generic format.');
  const report = await importFeed(store, generic, content(), { now: NOW, ...options });
  return { text, copyUrl, source, report };
}

describe.each(['json', 'csv'] as const)('as %s', (format) => {
  it('an export is read back to the same lists and the same export', async () => {
    const { store, source, url } = await openTestCatalogue(NOW);
    await saveFixture(store, FIXTURE_CATALOGUE);
    await retireFirst(store);
    const { report, text, copyUrl, source: copied } = await copy(url, format);
    expect(report.skipped).toEqual([]);
    expect(await exportText(copyUrl, format)).toBe(text);
    const names = async (from: typeof source) =>
      (await from.listCoupons({ pageSize: 100 })).items.map(({ name }) => name);
    expect(await names(copied)).toEqual(await names(source));
  });

  it('an export holds what an operator has made of a catalogue: order, addresses and logos', async () => {
    const { store, url } = await openTestCatalogue(NOW);
    const logo = {
      type: 'image/svg+xml',
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    } as const;
    await saveDefaultCategories(store);
    await saveFixture(store, FIXTURE_CATALOGUE);
    const address = await store.write(async (writer) => {
      await writer.removeCategory('toys', 'gaming');
      await writer.rename('category', 'pets', 'animals');
      await writer.orderCategories(['animals', 'gaming']);
      await writer.rename('brand', 'alpenglow-travel', 'alpenglow');
      await writer.mergeBrand('yesteryear', 'alpenglow');
      const brand = await writer.findItem('brand', { address: 'alpenglow' });
      const stored = await writer.savePicture(logo);
      if (brand) await writer.correct(brand, { logo: stored }, []);
      return stored;
    });
    const { text, copyUrl, source, report } = await copy(url, format, { addsDefaultCategories: true });
    expect(report.skipped).toEqual([]);
    expect(await exportText(copyUrl, format)).toBe(text);
    const { items } = await source.listCategories({ pageSize: 100 });
    expect(items.slice(0, 3).map(({ slug }) => slug)).toEqual(['animals', 'gaming', 'travel']);
    expect(items.map(({ slug }) => slug)).not.toContain('toys');
    expect(await source.findMovedCategory('toys')).toMatchObject({ slug: 'gaming' });
    expect(await source.findMovedCategory('pets')).toMatchObject({ slug: 'animals' });
    for (const old of ['alpenglow-travel', 'yesteryear'])
      expect(await source.getBrandByUniqueName(old)).toMatchObject({
        uniqueName: 'alpenglow',
        logo: address,
      });
    expect(await source.getPicture(address.split('/').at(-1) ?? '')).toMatchObject(logo);
  });

  it(
    'texts come back as they were, however awkward',
    async () => {
      await fc.assert(
        fc.asyncProperty(catalogue, async ({ brands, offers, articles }) => {
          const { store, url } = await openTestCatalogue(NOW);
          await store.write(async (writer) => {
            await writer.saveBrands(brands);
            await writer.saveOffers(offers);
            await writer.saveArticles(articles);
          });
          const { text, copyUrl, report } = await copy(url, format);
          expect(report.skipped).toEqual([]);
          expect(await exportText(copyUrl, format)).toBe(text);
        }),
        { numRuns: pickEffort(6, 24) },
      );
    },
    TIMEOUT_MS,
  );
});

async function retireFirst(store: CatalogueStore): Promise<void> {
  await store.write((writer) => writer.retireOffers([1]));
}

const characters = fc.constantFrom(
  ...[
    '"',
    "'",
    ',',
    ';',
    '\n',
    '=',
    '+',
    '-',
    '@',
    '\\',
    '&amp;',
    '<b>',
    '&',
    ' ',
    '1',
    'a',
    'é',
    '🎁',
    '\u2028',
  ],
);
const letters = fc.string({ unit: characters, maxLength: 12 });
/** Importers trim the texts of feeds; those of articles come from editors, and are kept to the letter. */
const text = letters.map((value) => value.trim());
const line = text.map((value) => value.replaceAll(/[\n\u2028]/g, '')).map((value) => `${value}=1+1`);
const catalogue = fc
  .record({
    names: fc.array(line, { minLength: 1, maxLength: 3 }),
    texts: fc.array(fc.tuple(line, text, text, text), { maxLength: 6 }),
    contents: fc.array(fc.tuple(fc.constantFrom('', ' ', '  '), letters), { maxLength: 6 }),
  })
  .map(({ names, texts, contents }) => {
    const brands: NewBrand[] = names.map((name, index) =>
      buildNewBrand({ uniqueName: `b${index}`, source: `s${index}`, name, description: name }),
    );
    const offers: NewOffer[] = texts.map(([title, description, terms, code], index) =>
      buildNewOffer({
        ...{ kind: index % 2 === 0 ? 'coupon' : 'deal', externalId: `=o${index}`, title, description },
        ...{ terms: terms || null, code: code || null, source: index % 3 === 0 ? 's0' : 'other' },
        ...{ brandUniqueName: `b${index % names.length}`, trackingUrl: 'https://t.example/?a=1&b=2' },
      }),
    );
    const articles: NewArticle[] = contents.map(([blanks, rest], index) =>
      buildNewArticle({ slug: `a${index}`, content: `${blanks}${rest}`, description: `${blanks}- one` }),
    );
    return { brands, offers, articles };
  });
