import { NO_MAPPING, type FeedMapping } from '../../mapping/feed-mapping';
import { openImportCatalogue, type ImportCatalogue } from '../../testing/open-import-catalogue';
import { toContent } from '../../testing/to-content';
import { impactFormat } from './impact';

const AD = {
  Id: '1',
  DealId: '7',
  DealName: '10% off cars',
  CampaignId: '31',
  CampaignName: 'Tinkerbox',
  AdvertiserId: '4',
  LandingPageUrl: 'https://www.tinkerbox.example/cars',
  TrackingLink: 'https://tinkerbox.trk.example/1',
};
const PROMOTION = {
  PromotionIds: '9',
  AdvertiserId: '4',
  PromotionTitle: 'Free glue',
  PromotionEffectiveDates: '2026-02-01T00:00:00-08:00/2027-02-28T23:59:59-08:00',
  LandingPageUrl: 'https://www.tinkerbox.example/glue',
};
const DEAL = { DealId: '8', CampaignId: '31', DealName: '5% off paint' };
const MAPPING: FeedMapping = { ...NO_MAPPING, brands: new Map([['4', 'tinkerbox']]) };

describe('a list of Impact that has only the id of a shop', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
  });

  afterEach(() => catalogue.close());

  function run(list: 'Ads' | 'Deals' | 'Promotions', rows: object[], mapping?: FeedMapping) {
    const read = () => impactFormat.read(toContent(JSON.stringify({ [list]: rows })));
    const source = `impact-${list.toLowerCase()}`;
    return catalogue.run([], { format: { ...impactFormat, read }, source, mapping });
  }

  it.each([
    ['Promotions', PROMOTION, '4'],
    ['Deals', DEAL, '31'],
  ] as const)('is refused with the way out while nobody knows it: %s', async (list, row, id) => {
    const { skipped, brands } = await run(list, [row]);
    expect(skipped[0]?.reason).toBe(
      `of its shop it has only the id ${id}, which no brand is known by: name the brand in a mapping file ("brands": {"${id}": "unique-name"}), or first import a list that names the shop`,
    );
    expect(brands).toEqual({ created: 0, linked: 0, known: 0 });
  });

  it('finds the brand by the ads that came before, whatever source they have', async () => {
    await run('Ads', [AD]);
    expect((await run('Promotions', [PROMOTION])).offers).toMatchObject({ created: 1, skipped: 0 });
    expect((await run('Deals', [DEAL])).offers).toMatchObject({ created: 1, skipped: 0 });
    expect(await catalogue.source.getBrandByUniqueName('tinkerbox')).toMatchObject({ totalDeals: 3 });
  });

  it('changes nothing the second time', async () => {
    await run('Ads', [AD]);
    await run('Promotions', [PROMOTION]);
    const version = await catalogue.source.getVersion();
    await run('Ads', [AD]);
    expect((await run('Promotions', [PROMOTION])).offers).toMatchObject({ unchanged: 1 });
    expect(await catalogue.source.getVersion()).toBe(version);
  });

  it('finds it by the mapping, and from then on without', async () => {
    await run('Ads', [{ ...AD, AdvertiserId: '' }]);
    expect((await run('Promotions', [PROMOTION], MAPPING)).offers).toMatchObject({ created: 1 });
    expect((await run('Promotions', [PROMOTION])).offers).toMatchObject({ unchanged: 1, retired: 0 });
  });

  it('does not guess where the advertiser has several campaigns', async () => {
    await run('Ads', [AD, { ...AD, Id: '2', CampaignId: '32', CampaignName: 'Paintbox' }]);
    expect((await run('Promotions', [PROMOTION])).skipped[0]?.reason).toContain('only the id 4');
    expect((await run('Deals', [DEAL])).offers).toMatchObject({ created: 1 });
    expect((await run('Deals', [{ ...DEAL, CampaignId: '33', AdvertiserId: '4' }])).skipped).toHaveLength(1);
  });

  it('takes an offer without a link only where the shop has a site', async () => {
    await run('Ads', [{ ...AD, LandingPageUrl: '' }]);
    expect((await run('Deals', [DEAL])).skipped[0]?.reason).toBe(
      'it has no http or https link, and the catalogue knows no site of its shop either',
    );
  });

  it('makes no brand of a shop for an offer without a link', async () => {
    const { brands, skipped } = await run('Deals', [{ ...DEAL, CampaignName: 'Tinkerbox' }]);
    expect(brands).toMatchObject({ created: 0 });
    expect(skipped[0]?.reason).toContain('no http or https link');
  });
});
