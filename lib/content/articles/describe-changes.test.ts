/** @jest-environment node */
import type { SavedArticle } from '@/lib/catalogue/writer';
import { describeChanges } from './describe-changes';

const ARTICLE: SavedArticle = {
  slug: 'one',
  title: 'One',
  description: 'About it',
  content: 'A\nB',
  featuredImage: null,
  featured: false,
  publishedAt: '2026-05-01',
  metaTitle: null,
  metaDescription: null,
  categorySlug: 'travel',
  brandUniqueName: null,
  couponIds: [1, 2],
  dealIds: [],
};
const LONG = 'A description that is far too long for a line of a report';

describe('describeChanges', () => {
  it.each<[Partial<SavedArticle>, string[]]>([
    [{}, []],
    [{ title: 'Two' }, ['title: "One" -> "Two"']],
    [{ description: LONG }, ['description: changed']],
    [{ featuredImage: '/x.svg' }, ['featured_image: none -> "/x.svg"']],
    [{ featured: true }, ['featured: false -> true']],
    [{ publishedAt: null }, ['published_at: "2026-05-01" -> none']],
    [{ metaTitle: 'M', metaDescription: 'D' }, ['meta_title: none -> "M"', 'meta_description: none -> "D"']],
    [
      { categorySlug: null, brandUniqueName: 'lumera' },
      ['category: "travel" -> none', 'brand: none -> "lumera"'],
    ],
    [{ couponIds: [2, 1], dealIds: [7] }, ['coupons: 1, 2 -> 2, 1', 'deals: none -> 7']],
    [{ content: 'A\nC\nD' }, ['text: +2 -1 lines']],
  ])('of %j says %j', (change, lines) => {
    expect(describeChanges(ARTICLE, { ...ARTICLE, ...change })).toEqual(lines);
  });
});
