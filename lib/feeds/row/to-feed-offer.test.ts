import { buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { RowError, type RawOffer } from '../feed';
import { buildRawOffer } from '../testing/raw-format';
import { pickDiscount } from './parse-discount';
import { parseRegions } from './parse-regions';
import { toFeedBrand } from './to-feed-brand';
import { toFeedOffer } from './to-feed-offer';

const CONTEXT = { source: 'net', hasBrand: false, now: new Date('2026-11-21T12:00:00Z') };

function read(changes: Partial<RawOffer>, hasBrand = false) {
  return toFeedOffer(buildRawOffer({ externalId: '1', ...changes }), null, { ...CONTEXT, hasBrand });
}

describe('toFeedOffer', () => {
  it.each<[string, Partial<RawOffer>, object]>([
    [
      'markup and entities',
      { title: '<b>12%</b> off &amp; more' },
      { title: '12% off & more', discount: '12% off' },
    ],
    ['a title twice', { title: 'Sale 5%', description: 'Sale 5% ' }, { title: 'Sale 5%', description: '' }],
    ['no title', { title: '', description: 'Sale 5%' }, { title: 'Sale 5%', description: '' }],
    ['terms that say none', { terms: 'N/A' }, { terms: null }],
    ['a code', { code: ' Tea10 ' }, { kind: 'coupon', code: 'Tea10' }],
    ['a code that is none', { code: '(not required)' }, { kind: 'deal', code: null }],
    ['a coupon without a code', { kind: 'coupon', code: '' }, { kind: 'coupon', code: null }],
    ['a deal with a code', { kind: 'deal' }, { kind: 'deal', code: null }],
    ['a code in the text', { code: '', description: 'Use code TEA10' }, { kind: 'coupon', code: 'TEA10' }],
    ['the shop’s discount', { discount: '15% OFF' }, { discount: '15% off' }],
    ['a discount that is none', { discount: ' - ' }, { discount: '12% off' }],
    [
      'escaped links',
      { originUrl: 'https://a.example/?a=1&amp;b=2' },
      { originUrl: 'https://a.example/?a=1&b=2' },
    ],
    ['a hostile link', { trackingUrl: 'javascript:alert(1)' }, { trackingUrl: null }],
    ['a picture', { image: 'https://a.example/a.png' }, { img: 'https://a.example/a.png' }],
    ['a day', { endDate: '2030-04-30' }, { endDate: '2030-04-30' }],
    ['an instant', { endDate: '2030-04-30T01:00:00+02:00' }, { endDate: '2030-04-29T23:00:00.000Z' }],
    ['no date', { startDate: '1970-01-01', endDate: '0000-00-00' }, { startDate: null, endDate: null }],
    ['one day', { startDate: '2030-04-30T12:00:00Z', endDate: '2030-04-30' }, { endDate: '2030-04-30' }],
    ['a check', { verifiedAt: '2026-11-20' }, { verifiedAt: '2026-11-20' }],
    ['a check that is to come', { verifiedAt: '2026-11-22' }, { verifiedAt: null }],
  ])('takes %s', (_, changes, expected) => {
    expect(read(changes).fields).toMatchObject(expected);
  });

  it.each<[Partial<RawOffer>, string]>([
    [{ title: ' ', description: '<p></p>' }, 'title and description are empty'],
    [{ brand: undefined }, 'it names no shop; --brand can say whose all offers of a file are'],
    [{ brand: { externalId: '1', names: [' '] } }, 'the shop has no name'],
    [{ endDate: 'soon' }, 'end date "soon" is not a date'],
    [
      { startDate: '2030-05-01', endDate: '2030-04-30' },
      'end date "2030-04-30" is before start date "2030-05-01"',
    ],
    [{ regions: ['??'] }, 'the regions "??" name no country'],
    [
      { originUrl: 'ftp://a.example', trackingUrl: '', brand: { externalId: '1', names: ['A'] } },
      'it has no http or https link',
    ],
  ])('skips %j', (changes, reason) => {
    expect(() => read(changes)).toThrow(new RowError(reason));
  });

  it('needs no link of its own where its shop has one, or the operator names the brand', () => {
    const links = { originUrl: undefined, trackingUrl: undefined };
    expect(read(links).fields).toMatchObject({ originUrl: null, trackingUrl: null });
    expect(read({ ...links, brand: undefined }, true).brand).toBeNull();
  });

  it('warns of what it dropped and what it took', () => {
    const { warnings } = read({ trackingUrl: 'data:x', code: '', description: 'Use code TEA10' });
    expect(warnings.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['code-taken-from-text', 'TEA10'],
      ['unsafe-link', 'data:x'],
    ]);
  });

  it('warns of a code that only the text of a deal has', () => {
    const deal = { kind: 'deal', code: undefined } as const;
    const text = { title: '20% off', description: 'All lamps, with code: A12PK$3' };
    expect(read({ ...deal, ...text })).toMatchObject({
      fields: { kind: 'deal', code: null },
      warnings: [{ kind: 'code-in-text', quote: '20% off\nAll lamps, with code: A12PK$3' }],
    });
    expect(read({ ...deal, description: 'A code is in the newsletter' }).warnings).toEqual([]);
  });

  it('merges a part with what is stored', () => {
    const stored = buildNewOffer({
      ...{ kind: 'coupon', externalId: '1', brandUniqueName: 'lumera', title: '12% off', code: 'A1' },
      ...{ discount: 'Half price', originUrl: 'https://a.example/', exclusive: true },
    });
    const part: RawOffer = {
      record: 'offer',
      change: 'part',
      externalId: '1',
      title: '',
      endDate: '2030-01-01',
    };
    const merged = toFeedOffer(part, stored, CONTEXT);
    expect(merged).toMatchObject({ brand: null, categories: null });
    expect(merged.fields).toEqual({
      ...{
        kind: 'coupon',
        title: '12% off',
        description: '',
        terms: null,
        code: 'A1',
        discount: 'Half price',
      },
      ...{ img: null, siteUrl: null, trackingUrl: null, originUrl: 'https://a.example/' },
      ...{ startDate: null, endDate: '2030-01-01', verifiedAt: null, regions: [] },
      ...{ exclusive: true, isFeatured: false },
    });
    const raw = { code: 'n/a', exclusive: false };
    expect(toFeedOffer({ ...part, ...raw }, stored, CONTEXT).fields).toMatchObject({
      kind: 'deal',
      code: null,
      exclusive: false,
    });
  });
});

describe('parseRegions', () => {
  it.each([
    [['us', 'US', 'X1'], ['US']],
    [
      ['UK', 'Germany', 'España', 'Türkiye'],
      ['GB', 'DE', 'TR'],
    ],
    [['Worldwide'], []],
    [['multi country', 'US'], []],
    [['', ' '], []],
    [[], []],
    [['us', 'Oz', 'QQ'], ['US']],
    [['QQ'], ['QQ']],
  ])('reads %j as %j', (values, codes) => {
    expect(parseRegions(values, [])).toEqual(codes);
  });

  it.each([
    [['us', 'Oz', 'qq '], 'Oz, qq'],
    [['QQ'], 'QQ'],
    [['ZZ'], 'ZZ'],
  ])('warns of what is no country in %j', (regions, quote) => {
    expect(read({ regions }).warnings).toEqual([{ kind: 'unknown-region', quote }]);
  });

  it('has nothing to say of countries and of everywhere', () => {
    expect(read({ regions: ['US', 'GB', 'France', 'EU'] }).warnings).toEqual([]);
    expect(read({ regions: ['global', 'QQ'] }).warnings).toEqual([]);
  });
});

describe('pickDiscount', () => {
  const texts = { title: '20% off', description: '' };

  it.each([
    ['30%', '30% off'],
    ['500 ₽', '500 ₽'],
    ['Up to 50% OFF', 'Up to 50% off'],
    ['x'.repeat(61), '20% off'],
    [undefined, '20% off'],
  ])('makes "%s" %s', (discount, expected) => {
    expect(pickDiscount({ discount }, texts, null)).toBe(expected);
  });

  it.each([
    ['10% off', '10% off', '20% off'],
    ['10% off', 'Half price', 'Half price'],
    ['20% off', null, null],
  ])('of a part whose title was "%s" and discount %s is %s', (title, discount, expected) => {
    expect(pickDiscount({}, texts, { title, description: '', discount })).toBe(expected);
  });
});

describe('toFeedBrand', () => {
  it('cleans its fields and finds an id where there is none', () => {
    expect(
      toFeedBrand({
        externalId: ' ',
        names: ['Fish &amp; Co', '', 'Fish & Co'],
        siteUrl: 'x',
        logo: 'https://a.example/l.png',
      }),
    ).toEqual({
      ...{ externalId: 'fish-and-co', names: ['Fish & Co'], uniqueName: null, siteUrl: null },
      logo: 'https://a.example/l.png',
    });
  });
});
