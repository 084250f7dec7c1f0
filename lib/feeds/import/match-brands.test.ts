import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import type { RawOffer, RawShop } from '../feed';
import { NO_MAPPING, type FeedMapping } from '../mapping/feed-mapping';
import type { FeedBrand } from '../row/feed-offer';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';
import { listBrandNameCandidates, pickBrandName } from './match-brands';

const rebtel: FeedBrand = {
  externalId: '7',
  names: ['Rebtel', 'Rebtel (US)'],
  uniqueName: null,
  siteUrl: null,
  logo: null,
};

function pick(taken: string[], brand = rebtel) {
  return pickBrandName(listBrandNameCandidates('awin', brand), new Set(taken));
}

describe('the name of a new brand', () => {
  it('is the short one where that is free', () => {
    expect(pick([])).toEqual({ name: 'Rebtel', uniqueName: 'rebtel' });
  });

  it('is the full one where another shop has the short one', () => {
    expect(pick(['rebtel'])).toEqual({ name: 'Rebtel (US)', uniqueName: 'rebtel-us' });
  });

  it('gets a number where both are taken', () => {
    expect(pick(['rebtel', 'rebtel-us', 'rebtel-us-2'])).toEqual({
      name: 'Rebtel (US)',
      uniqueName: 'rebtel-us-3',
    });
  });

  it('gets its source and id where all numbers are taken', () => {
    const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => `rebtel-us-${suffix}`);
    expect(pick(['rebtel', 'rebtel-us', ...numbered]).uniqueName).toBe('rebtel-us-awin-7');
  });

  it.each([
    ['楽天', 'letian'],
    ['Лента Pro', 'lenta-pro'],
    ['☕', 'brand-7'],
  ])('makes of %s the address %s', (name, uniqueName) => {
    expect(pick([], { ...rebtel, names: [name] })).toEqual({ name, uniqueName });
  });

  it('is also looked for under the address that an older version gave it', () => {
    const list = (name: string) =>
      listBrandNameCandidates('awin', { ...rebtel, names: [name] }).map(({ uniqueName }) => uniqueName);
    expect(list('楽天')).toContain('brand-7');
    expect(list('Лента Pro')).toContain('pro');
  });

  it('is addressed by a digest where its id fits no address either', () => {
    const { uniqueName } = pick([], { ...rebtel, names: ['???'], externalId: '???' });
    expect(uniqueName).toMatch(/^brand-[0-9a-f]{8}$/);
  });
});

const CAMPAIGN = 'impact campaign 31';
const ADVERTISER = 'impact advertiser 4';
const SHOP: RawShop = {
  externalId: '31',
  names: ['Kiln Pots'],
  siteUrl: 'https://kilnpots.example/',
  sharedIds: [CAMPAIGN, ADVERTISER],
};
const SITELESS: RawShop = { ...SHOP, siteUrl: undefined, sharedIds: [CAMPAIGN] };
const BY_CAMPAIGN: RawShop = {
  externalId: '31',
  names: ['31'],
  sharedIds: [CAMPAIGN],
  mustBeKnown: true,
};
const BY_ADVERTISER: RawShop = {
  externalId: 'advertiser-4',
  names: ['4'],
  sharedIds: [ADVERTISER],
  mustBeKnown: true,
};

function buildMapping(...brands: [string, string][]): FeedMapping {
  return { ...NO_MAPPING, brands: new Map(brands) };
}

describe('ids that all lists of a network share', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    await catalogue.store.write((writer) =>
      writer.saveBrands([
        buildNewBrand({ uniqueName: 'right-shop' }),
        buildNewBrand({ uniqueName: 'kiln-outlet' }),
      ]),
    );
  });

  afterEach(() => catalogue.close());

  function run(source: string, brands: RawShop[], mapping?: FeedMapping) {
    const rows = brands.map((brand, index): RawOffer => buildRawOffer({ externalId: `${index}`, brand }));
    return catalogue.run(rows, { source, mapping });
  }

  /** The brands of the offers that a source has, in their order. */
  async function listBrands(source: string, ids = ['0']): Promise<string[]> {
    const offers = await catalogue.store.write((writer) => writer.listOffersBySource(source, ids));
    return offers.map(({ brandUniqueName }) => brandUniqueName);
  }

  it('make one brand of a shop that one list names with its site and another without', async () => {
    await run('ads', [SHOP]);
    expect((await run('deals', [SITELESS])).brands).toEqual({ created: 0, linked: 1, known: 0 });
    expect((await run('deals', [SITELESS])).offers).toMatchObject({ unchanged: 1 });
    expect((await run('promotions', [BY_CAMPAIGN, BY_ADVERTISER])).offers).toMatchObject({ created: 2 });
    expect(await listBrands('promotions', ['0', '1'])).toEqual(['kiln-pots', 'kiln-pots']);
  });

  it('follow the operator who maps a shop to another brand, and stay there', async () => {
    await run('ads', [SHOP]);
    await run('deals', [SITELESS]);
    await run('promotions', [BY_CAMPAIGN, BY_ADVERTISER]);
    await run('ads', [SHOP], buildMapping(['31', 'right-shop']));
    for (let round = 0; round < 2; round += 1) {
      await run('deals', [SITELESS]);
      expect((await run('promotions', [BY_CAMPAIGN, BY_ADVERTISER])).offers).toMatchObject({ skipped: 0 });
      expect(await listBrands('promotions', ['0', '1'])).toEqual(['right-shop', 'right-shop']);
    }
  });

  it('name no brand where shops of several have them, and one again where the operator joins those', async () => {
    const other = { ...SHOP, externalId: '32', names: ['Kiln Outlet'] };
    const shops = [SHOP, { ...other, sharedIds: ['impact campaign 32', ADVERTISER] }];
    await run('ads', shops);
    expect((await run('promotions', [BY_ADVERTISER])).skipped[0]?.reason).toContain('only the id 4');
    await run('ads', shops, buildMapping(['31', 'right-shop'], ['32', 'right-shop']));
    expect((await run('promotions', [BY_ADVERTISER])).offers).toMatchObject({ created: 1 });
    await run('ads', shops, buildMapping(['32', 'kiln-outlet']));
    expect((await run('promotions', [BY_ADVERTISER])).offers).toMatchObject({ skipped: 1 });
  });

  it('name no brand where more shops have them than are noted', async () => {
    const shops = Array.from({ length: 101 }, (_, index) => ({
      ...SHOP,
      externalId: `${index}`,
      sharedIds: [`impact campaign ${index}`, ADVERTISER],
    }));
    await run('ads', shops, buildMapping(['kiln pots', 'right-shop']));
    expect((await run('promotions', [BY_ADVERTISER])).offers).toMatchObject({ skipped: 1 });
    expect((await run('deals', [BY_CAMPAIGN])).offers).toMatchObject({ created: 1 });
  });
});
