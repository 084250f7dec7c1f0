import type { Coupon } from '@/lib/catalogue/types';
import { ARTICLE_SUMMARIES } from '@/lib/catalogue/wire/testing/items';
import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { buildChannel, hideCode } from './build-channel';
import type { FeedTopic } from './feed-topic';

const SITE = { locale: 'en', siteName: 'Clipmint', siteUrl: 'https://site.example' } as const;
const OFFERS: FeedTopic = { kind: 'offers' };

function buildItem(values: Partial<Coupon>) {
  return buildChannel({ topic: OFFERS, offers: [buildCoupon(values)] }, SITE).items[0];
}

describe('buildChannel', () => {
  it.each<[FeedTopic, string, string, string]>([
    [OFFERS, 'New offers - Clipmint', '/', '/feeds/offers'],
    [
      { kind: 'brand', uniqueName: 'a/b', name: 'A & B' },
      'A & B: new offers - Clipmint',
      '/brands/a%2Fb',
      '/feeds/brands/a%2Fb',
    ],
    [
      { kind: 'category', slug: 'travel', name: 'Travel' },
      'Travel: new offers - Clipmint',
      '/categories/travel',
      '/feeds/categories/travel',
    ],
    [
      { kind: 'search', text: 'red shoes' },
      'New offers for “red shoes” - Clipmint',
      '/search?q=red+shoes',
      '/feeds/search?q=red+shoes',
    ],
  ])('names itself for %o', (topic, title, page, feed) => {
    const channel = buildChannel({ topic, offers: [] }, SITE);
    expect(channel).toMatchObject({ title, language: 'en', updatedAt: null, items: [] });
    expect(channel.link).toBe(`https://site.example${page}`);
    expect(channel.selfLink).toBe(`https://site.example${feed}`);
    expect(channel.description).toContain('Clipmint');
  });

  it('has the addresses of its language', () => {
    const offers = [buildDeal({ id: 5 })];
    const channel = buildChannel({ topic: OFFERS, offers }, { ...SITE, locale: 'es' });
    expect(channel.language).toBe('es');
    expect(channel.link).toBe('https://site.example/es');
    expect(channel.selfLink).toBe('https://site.example/es/feeds/offers');
    expect(channel.items[0]?.link).toBe('https://site.example/es/brands/lumera?deal=5');
  });

  it('lists articles with the site as their author', () => {
    const { items, updatedAt } = buildChannel({ topic: { kind: 'blog' }, articles: ARTICLE_SUMMARIES }, SITE);
    expect(items[1]).toEqual({
      title: 'Light',
      link: 'https://site.example/blog/more-light',
      description: '',
      publishedAt: Date.UTC(2026, 0, 2),
      categories: ['Travel'],
      creator: 'Clipmint',
    });
    expect(items[0]).toMatchObject({ categories: [], publishedAt: Date.UTC(2026, 0, 1) });
    expect(updatedAt).toBe(Date.UTC(2026, 0, 2));
  });

  it('names the category of a category feed', () => {
    const topic: FeedTopic = { kind: 'category', slug: 'travel', name: 'Travel' };
    const { items } = buildChannel({ topic, offers: [buildDeal()] }, SITE);
    expect(items[0]?.categories).toEqual(['Deal', 'Travel']);
  });
});

describe('the item of an offer', () => {
  it.each<[string, Partial<Coupon>, string]>([
    ['brand and discount', { name: 'All lamps' }, 'Lumera: 20% off – All lamps'],
    ['a discount once', { name: '20% OFF all lamps' }, 'Lumera: 20% OFF all lamps'],
    ['a brand once', { name: 'All lamps at lumera' }, '20% off – All lamps at lumera'],
    ['no discount', { name: 'All lamps', discount: null }, 'Lumera: All lamps'],
    ['no brand', { name: 'All lamps', brand: null }, '20% off – All lamps'],
  ])('says %s in its title', (_, values, title) => {
    expect(buildItem(values)?.title).toBe(title);
  });

  it('says what it is about, its terms and its end, as HTML', () => {
    const item = buildItem({
      description: 'Lamps < 50 &\nlinen',
      terms: 'Once a customer.',
      endDate: '2026-11-30',
    });
    expect(item?.description).toBe(
      '<p>Lamps &lt; 50 &amp;</p><p>linen</p><p>Terms: Once a customer.</p><p>Ends 30 Nov 2026</p>',
    );
  });

  it('never shows the code', () => {
    const item = buildItem({
      name: 'Take SUMMER20 off',
      description: 'Enter SUMMER20.',
      terms: 'SUMMER20 works once.',
      code: 'SUMMER20',
    });
    expect(JSON.stringify(item)).not.toContain('SUMMER20');
  });

  it('leads to the brand by its id where the brand itself is missing', () => {
    expect(buildItem({ id: 4, brandId: 9, brand: null })?.link).toBe(
      'https://site.example/brands/9?coupon=4',
    );
    expect(buildItem({ brand: buildBrand({ uniqueName: 'a b' }) })?.link).toContain('/brands/a%20b?coupon=1');
  });
});

describe('hideCode', () => {
  it.each([
    ['Use SUMMER20 now, SUMMER20!', 'SUMMER20', 'Use SUMM*** now, SUMM***!'],
    ['SUMMER20', ' SUMMER20 ', 'SUMM***'],
    ['SUMMER200 and XSUMMER20', 'SUMMER20', 'SUMMER200 and XSUMMER20'],
    ['Use summer20 now', 'SUMMER20', 'Use SUMM*** now'],
    ['A present with every order', 'present', 'A present with every order'],
    ['Lumera lamps', 'LUMERA', 'Lumera lamps'],
    ['The code is LUMERA', 'LUMERA', 'The code is LUM***'],
    ['Code A.B+C$', 'A.B+C$', 'Code A.B***'],
    ['AxB+C$ is another', 'A.B+C$', 'AxB+C$ is another'],
    ['Take 10 for 10', '10', 'Take 10 for 10'],
    ['No code', null, 'No code'],
    ['Blank', '  ', 'Blank'],
  ])('%j with the code %j reads %j', (text, code, expected) => {
    expect(hideCode(text, code)).toBe(expected);
  });
});
