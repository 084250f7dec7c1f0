import { NO_MAPPING, type FeedMapping } from '../mapping/feed-mapping';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

const ROWS = [buildRawOffer({ externalId: '1', categories: ['Food', 'Drinks', 'Pets'] })];

function buildMapping(categories: Record<string, string | null>): { mapping: FeedMapping } {
  return { mapping: { ...NO_MAPPING, categories: new Map(Object.entries(categories)) } };
}

describe('a mapping of categories', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    const names = ['groceries', 'fashion', 'cooking'];
    await catalogue.store.write((writer) =>
      writer.saveCategories(names.map((name) => ({ name, slug: name, icon: '' }))),
    );
  });

  afterEach(() => catalogue.close());

  async function listCategories(): Promise<string[]> {
    const offers = await catalogue.store.write((writer) => writer.listOffersBySource('net', ['1']));
    return offers.flatMap(({ categorySlugs }) => categorySlugs).sort();
  }

  it('holds for later imports of the source that bring none', async () => {
    await catalogue.run(ROWS, buildMapping({ food: 'groceries', drinks: null }));
    const report = await catalogue.run(ROWS);
    expect(report.offers).toMatchObject({ unchanged: 1 });
    expect(report.unmapped.categories).toEqual([{ name: 'Pets', offers: 1 }]);
    expect(await listCategories()).toEqual(['groceries']);
  });

  it('is added to and overruled by a later one', async () => {
    await catalogue.run(ROWS, buildMapping({ food: 'groceries', drinks: null }));
    await catalogue.run(ROWS, buildMapping({ food: 'cooking', pets: 'fashion' }));
    const report = await catalogue.run(ROWS);
    expect(report.unmapped.categories).toEqual([]);
    expect(await listCategories()).toEqual(['cooking', 'fashion']);
  });

  it('is forgotten after a dry run, a refusal and by other sources', async () => {
    const mapping = buildMapping({ food: 'groceries' });
    await catalogue.run(ROWS, { ...mapping, isDryRun: true });
    await catalogue.run([], mapping);
    await catalogue.run(ROWS, { ...mapping, source: 'other' });
    expect((await catalogue.run(ROWS)).unmapped.categories).toHaveLength(3);
  });

  it('counts as none where its category is not there any more', async () => {
    const note = JSON.stringify({ food: 'long-gone', drinks: null });
    await catalogue.store.write((writer) => writer.setFeedNote('net categories', note));
    const report = await catalogue.run(ROWS);
    expect(report.unmapped.categories.map(({ name }) => name)).toEqual(['Food', 'Pets']);
  });
});
