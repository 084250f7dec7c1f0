import { fc } from '@/lib/testing/fast-check';
import type { SavedArticle } from '@/lib/catalogue';
import { countLineChanges, describeChanges } from './save-article-files';

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

const toText = (letters: string) => [...letters].join('\n');

describe('countLineChanges', () => {
  it.each([
    ['abc', 'abc', 0, 0],
    ['abc', 'abxc', 1, 0],
    ['abc', 'ac', 0, 1],
    ['abc', 'axc', 1, 1],
    ['abc', 'cab', 1, 1],
    ['abcabba', 'cbabac', 2, 3],
    ['abc', 'xyz', 3, 3],
    ['aaa', 'aa', 0, 1],
  ])('from %s to %s it is +%i -%i', (before, after, added, removed) => {
    expect(countLineChanges(toText(before), toText(after))).toEqual({ added, removed });
  });

  it('counts the same both ways, and what the lengths differ by', () => {
    const anyText = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const { added, removed } = countLineChanges(before.join('\n'), after.join('\n'));
        const back = countLineChanges(after.join('\n'), before.join('\n'));
        expect(back).toEqual({ added: removed, removed: added });
        expect(added - removed).toBe(after.length - before.length);
      }),
    );
  });
});
