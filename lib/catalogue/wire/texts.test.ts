import { hostArticle } from './article';
import { hostBrand } from './brand';
import { apiCategory } from './category';
import { hostCoupon } from './offer';
import { optionalKey, optionalText, proseOrEmpty, requiredText } from './fields';

it.each([
  ['SAVE 20', 'SAVE 20'],
  [12345, '12345'],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  [{}, null],
  [['a'], null],
  [true, null],
  ['a\uD800b', 'a\uFFFDb'],
  ['😀', '😀'],
])('reads the text %j as %j', (value, expected) => {
  expect(optionalText.parse(value)).toBe(expected);
  expect(optionalKey.parse(value)).toBe(expected);
  expect(proseOrEmpty.parse(value).trim()).toBe(expected ?? '');
  expect(requiredText.safeParse(value).data ?? null).toBe(expected);
});

const LONG = 'x'.repeat(2_000_000);

it('cuts prose that is too long', () => {
  const offer = hostCoupon.parse({ id: 1, brand_id: 7, name: LONG, description: LONG, terms: LONG });
  expect([offer.name, offer.description, offer.terms].map((text) => text?.length)).toEqual([300, 5000, 5000]);
  const article = { id: 1, slug: 'x', title: LONG, meta_title: LONG, meta_description: LONG, content: LONG };
  const { title, metaTitle, metaDescription, content } = hostArticle.parse(article);
  expect([title, metaTitle, metaDescription, content].map((text) => text?.length)).toEqual([
    300, 300, 5000, 1_000_000,
  ]);
});

it('cuts no character in two', () => {
  expect(requiredText.parse('x'.repeat(299) + '😀')).toBe('x'.repeat(299));
  expect(requiredText.parse('x'.repeat(298) + '😀')).toBe('x'.repeat(298) + '😀');
});

it('does without what is of no use in part', () => {
  const link = `https://shop.example/${LONG}`;
  expect(hostCoupon.parse({ id: 1, brand_id: 7, name: 'x', code: LONG, tracking_url: link })).toMatchObject({
    code: null,
    trackingUrl: null,
  });
  expect(hostBrand.parse({ id: 7, name: 'x', unique_name: LONG, logo: `/${LONG}` })).toMatchObject({
    uniqueName: '7',
    logo: null,
  });
  expect(apiCategory.safeParse({ id: 1, name: 'x', slug: LONG }).success).toBe(false);
});

it('takes no more offers of an article than a page may hold, and every country', () => {
  const regions = Array.from({ length: 250 }, (_, index) => `R${index}`);
  const coupons = Array.from({ length: 10_000 }, (_, id) => ({
    id: id + 1,
    brand_id: 7,
    name: 'x',
    regions,
  }));
  const article = hostArticle.parse({ id: 1, slug: 'x', title: 'x', coupons });
  expect(article.coupons).toHaveLength(100);
  expect(article.coupons[0]?.regions).toHaveLength(250);
});
