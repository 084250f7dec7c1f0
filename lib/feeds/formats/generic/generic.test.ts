import { OptionsError } from '../../feed';
import { mapFixture, mapText } from '../../testing/map-fixture';
import { buildGenericFormat } from './generic';

const format = buildGenericFormat({ source: 'net' });
const exported = buildGenericFormat({});
const mapped = buildGenericFormat({
  source: 'kiln',
  columns: { external_id: 'OfferID', brand_name: 'shop', title: 'Offer Title', tracking_url: 'Go' },
});

describe('buildGenericFormat', () => {
  it('reads CSV with our own names, all of it as of the given source', async () => {
    expect(await mapFixture(format, 'generic.csv')).toEqual([
      {
        record: 'category',
        category: { slug: 'home-garden', name: 'Home & Garden', icon: '🏡' },
      },
      {
        record: 'brand',
        brand: {
          source: 'net',
          externalId: '7',
          name: 'Kiln & Co',
          uniqueName: 'kiln-co',
          logo: '/logos/kiln.svg',
          description: 'Pots and pans',
          isFeatured: true,
          trackingUrl: 'https://trk.example/b',
          originUrl: null,
          siteUrl: 'https://kiln.example/',
          categorySlugs: ['home-garden'],
        },
      },
      {
        record: 'offer',
        externalId: '1',
        change: 'whole',
        brand: {
          externalId: '7',
          names: ['Kiln & Co'],
          siteUrl: 'https://kiln.example/',
          uniqueName: 'kiln-co',
        },
        kind: 'coupon',
        title: '=1+1 off pots',
        description: '- one\n- two',
        terms: 'Once a person',
        code: 'POT10',
        discount: '10% off',
        image: 'https://img.example/p.png',
        originUrl: 'https://kiln.example/pots',
        trackingUrl: 'https://trk.example/p',
        startDate: '2030-01-01',
        endDate: '2030-01-31',
        verifiedAt: '2030-01-02',
        addedAt: '2029-12-30',
        categories: ['home-garden'],
        regions: ['US', 'CA'],
        exclusive: false,
        isFeatured: true,
      },
      {
        record: 'offer',
        externalId: '2',
        change: 'whole',
        brand: { externalId: '', names: ['Kiln & Co'], siteUrl: 'https://kiln.example/' },
        title: '5 off',
        originUrl: 'https://kiln.example',
        categories: ['Pots', 'Pans'],
        regions: [],
      },
      {
        record: 'offer',
        externalId: '3',
        change: 'retired',
        brand: { externalId: '', names: ['Kiln & Co'], siteUrl: 'https://kiln.example/' },
        kind: 'deal',
        title: 'Gone',
        originUrl: 'https://kiln.example',
        categories: [],
        regions: [],
      },
      {
        record: 'offer',
        externalId: '4',
        change: 'part',
        title: 'Changed title',
        categories: [],
        regions: [],
      },
      { id: '5', reason: 'change "perhaps" is unknown' },
      { id: '6', reason: 'kind "thing" is unknown' },
      {
        record: 'offer',
        externalId: '678c5388379a915f61a18015da4db6e2',
        change: 'whole',
        brand: { externalId: '', names: ['Kiln & Co'] },
        title: 'No id',
        categories: [],
        regions: [],
      },
      { id: '8', reason: 'tracking_url "javascript:alert(1)" is no http or https link' },
      { id: '9', reason: 'unique_name "a b" fits no address' },
      { id: 'no-name', reason: 'name is missing' },
      { id: '10', reason: 'record "shop" is neither offer, brand, category nor article' },
    ]);
  });

  it('reads JSON', async () => {
    expect(await mapFixture(format, 'generic.json')).toEqual([
      {
        record: 'category',
        category: { slug: 'home-garden', name: 'Home & Garden', icon: '🏡' },
      },
      {
        record: 'brand',
        brand: {
          source: 'net',
          externalId: '7',
          name: 'Kiln & Co',
          uniqueName: 'kiln-co',
          logo: null,
          description: '',
          isFeatured: false,
          trackingUrl: null,
          originUrl: null,
          siteUrl: null,
          categorySlugs: ['home-garden'],
        },
      },
      {
        record: 'offer',
        externalId: '1',
        change: 'whole',
        brand: { externalId: '7', names: ['kiln-co'], uniqueName: 'kiln-co' },
        kind: 'deal',
        title: 'to the letter',
        categories: [],
        regions: ['US'],
        exclusive: true,
        isFeatured: false,
      },
      {
        record: 'offer',
        externalId: '2',
        change: 'retired',
        brand: { externalId: '', names: ['Kiln & Co'] },
        title: 'trimmed',
        trackingUrl: 'https://trk.example/2',
      },
      {
        record: 'offer',
        externalId: '3',
        change: 'whole',
        brand: {
          externalId: '',
          names: ['B&Q'],
          siteUrl: 'https://www.diy.example/',
          categories: ['Home & Garden', 'Tools'],
        },
        title: '10% off sheds',
        originUrl: 'https://www.diy.example/sheds',
        siteUrl: 'https://www.diy.example/',
      },
      {
        record: 'offer',
        externalId: '5ff3f04fd1752e823a02c2d06c602523',
        change: 'whole',
        title: 'No id',
      },
      { id: null, reason: 'the row is no object' },
    ]);
  });

  it('reads one object a line, with the columns that the operator names', async () => {
    expect(await mapFixture(mapped, 'generic.ndjson')).toEqual([
      {
        record: 'offer',
        externalId: 'a-1',
        change: 'whole',
        brand: { externalId: '', names: ['Kiln & Co'] },
        title: '10% off',
        trackingUrl: 'https://trk.example/1',
      },
      {
        record: 'offer',
        externalId: 'a-2',
        change: 'whole',
        brand: { externalId: '', names: ['Kiln & Co'] },
      },
    ]);
  });

  it('finds mapped columns of CSV too, and the id of a broken row', async () => {
    expect(
      await mapText(mapped, 'offerid,Shop,Offer Title,go,kind\n1,Kiln,Pots,https://x.example,what'),
    ).toEqual([{ id: '1', reason: 'kind "what" is unknown' }]);
  });

  it('keeps offers under the given source', () => {
    expect(mapped.source).toBe('kiln');
    expect(buildGenericFormat({ brand: 'kiln-co' }).source).toBe('generic-kiln-co');
    expect(buildGenericFormat({ brand: 'kiln-co', source: 'kiln' }).source).toBe('kiln');
  });

  it.each([
    ['an offer', 'external_id,title,site_url,brand_name\n1,Pots,https://x.example,Kiln'],
    ['an offer among exported ones', '[{"record":"category","slug":"a","name":"A"},{"external_id":"1"}]'],
    ['a brand', '[{"record":"brand","unique_name":"kiln","name":"Kiln"}]'],
  ])('refuses %s without a source', async (_, text) => {
    const error = mapText(exported, text);
    await expect(error).rejects.toThrow(OptionsError);
    await expect(error).rejects.toThrow('name one with --source');
  });

  it('takes an exported catalogue without one', async () => {
    const rows = [
      { record: 'category', slug: 'pots', name: 'Pots' },
      { record: 'brand', source: 'net', external_id: '7', unique_name: 'kiln', name: 'Kiln' },
      { record: 'offer', source: 'net', external_id: '1' },
    ];
    expect(await mapText(exported, JSON.stringify(rows))).toMatchObject([
      { record: 'category' },
      { record: 'brand', brand: { source: 'net' } },
      { record: 'offer', source: 'net' },
    ]);
  });

  it('needs no brand column where the operator names the brand', async () => {
    const text = 'external_id,title,site_url\n1,Pots,https://x.example';
    expect(await mapText(buildGenericFormat({ brand: 'kiln-co' }), text)).toEqual([
      { record: 'offer', externalId: '1', change: 'whole', title: 'Pots', siteUrl: 'https://x.example' },
    ]);
    const [offer] = await mapText(
      buildGenericFormat({ brand: 'kiln-co' }),
      'title,site_url\nPots,https://x.example',
    );
    expect(offer).toMatchObject({ title: 'Pots', siteUrl: 'https://x.example' });
    await expect(mapText(format, text)).rejects.toThrow(
      'The header row has no column "brand_name" or "brand_unique_name"; it has external_id, title, site_url.',
    );
  });

  it('takes rows of corrections with the columns alone that change', async () => {
    expect(await mapFixture(format, 'generic-corrections.csv')).toEqual([
      { record: 'offer', externalId: '1', change: 'part', title: '15% off pots' },
      { record: 'brand', isPart: true, brand: { uniqueName: 'kiln-co', description: 'Pots and pans' } },
      { record: 'category', isPart: true, category: { slug: 'home-garden', icon: '🏺' } },
      { id: null, reason: 'unique_name is missing' },
    ]);
    const text = 'external_id,change,end_date\n1,part,2030-12-31\n2,retired,\n3,,';
    expect(await mapText(format, text)).toEqual([
      { record: 'offer', externalId: '1', change: 'part', endDate: '2030-12-31' },
      { record: 'offer', externalId: '2', change: 'retired' },
      { record: 'offer', externalId: '3', change: 'whole' },
    ]);
  });

  it('needs no source for rows that only change brands and categories', async () => {
    const text = 'record,change,unique_name,categories\nbrand,updated,pan,"a,b"';
    expect(await mapText(exported, text)).toEqual([
      { record: 'brand', isPart: true, brand: { uniqueName: 'pan', categorySlugs: ['a', 'b'] } },
    ]);
  });

  it.each([
    [
      'a,b\n1,2',
      /^The header row has no column "title", "tracking_url" or "origin_url" or "site_url", "brand_name" or/,
    ],
    ['[{"id":1}]', /^This is no generic feed: its first row has none of external_id, record, brand_name/],
    ['{"result":false,"error":"no"}', /^The feed says that it failed: no/],
    ['<a/>', /^The file is not JSON or CSV/],
  ])('refuses %s', async (text, message) => {
    await expect(mapText(format, text)).rejects.toThrow(message);
  });

  it('refuses columns for fields that there are not', () => {
    expect(() => buildGenericFormat({ columns: { titel: 'x' } })).toThrow(OptionsError);
    expect(() => buildGenericFormat({ columns: { titel: 'x' } })).toThrow(
      /^There is no field "titel"; the fields are record, /,
    );
  });
});
