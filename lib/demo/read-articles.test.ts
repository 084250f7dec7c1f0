import { hasIcon } from '@/lib/art/drawings/scene';
import { parseArticleFile, readArticleFiles } from './build-articles';
import { VOCABULARIES } from './vocabulary';

const files = readArticleFiles();
const everything = files.map(({ content }) => content).join('\n\n');
const published = files.filter(({ head }) => head.days_ago !== undefined);

describe('parseArticleFile', () => {
  it('reads front matter and body', () => {
    const text =
      '---\ntitle: One: two\ndescription: About it\ncategory: travel\nicon: airplane\n---\n\n# One\n';
    expect(parseArticleFile('one', text)).toEqual({
      slug: 'one',
      content: '# One',
      head: expect.objectContaining({
        title: 'One: two',
        brand: true,
        featured: false,
        coupons: 0,
        deals: 0,
      }),
    });
  });

  it.each([
    ['no front matter', '# One', 'must begin with front matter'],
    ['a missing field', '---\ntitle: One\n---\nText', 'Article "x"'],
    [
      'an unknown field',
      '---\ntitle: a\ndescription: b\ncategory: c\nicon: d\ncolour: red\n---\nText',
      'colour',
    ],
  ])('refuses %s', (_case, text, message) => {
    expect(() => parseArticleFile('x', text)).toThrow(message);
  });
});

describe('the articles', () => {
  it('are 30: one draft, four featured, one without a brand, three without offers', () => {
    expect(files).toHaveLength(30);
    expect(files.length - published.length).toBe(1);
    expect(files.filter(({ head }) => head.featured)).toHaveLength(4);
    expect(files.filter(({ head }) => !head.brand)).toHaveLength(1);
    expect(files.filter(({ head }) => head.coupons + head.deals === 0)).toHaveLength(3);
  });

  it.each(files)('$slug is of real length and in place', ({ head, content }) => {
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_600);
    expect(VOCABULARIES.map(({ slug }) => slug)).toContain(head.category);
    expect(hasIcon(head.icon)).toBe(true);
    expect(head.title.length).toBeLessThanOrEqual(70);
    const counts = [head.coupons, head.deals];
    expect(
      counts.every((count) => count === 0) || (counts.every((count) => count >= 3) && head.deals <= 9),
    ).toBe(true);
  });

  it.each<[string, RegExp]>([
    ['an aligned table', /^\| :?-+:? +\||\| :-+ \| :-+: \|/m],
    ['a task list', /^- \[x\] .+\n- \[ \] /m],
    ['strikethrough', /~~[^~]+~~/],
    ['a bare web address', /https:\/\/\w+\.example/],
    ['a www address', /www\.\w+\.example/],
    ['an address in angle brackets', /<\w+@\w+\.example>/],
    ['a footnote', /\[\^\w+\](?!:)[\s\S]*^\[\^\w+\]: /m],
    ['a nested list', /^- .+\n {2}- .+\n {4}- /m],
    ['a nested blockquote', /^> > /m],
    ['a hard break by backslash', /\\\n\S/],
    ['an image of ours', /!\[[^\]]+\]\(\/(?:art|icons)\//],
    ['a relative link', /\]\(\/blog\//],
    ['a link within the page', /\]\(#/],
    ['a heading with an accent', /^#+ .*[éèñ]/m],
    ...[1, 2, 3, 4, 5, 6].map((level): [string, RegExp] => [
      `a heading of level ${level}`,
      new RegExp(`^#{${level}} `, 'm'),
    ]),
    ...['details', 'kbd', 'sub', 'sup', 'abbr', 'figure', 'dl'].map((tag): [string, RegExp] => [
      `<${tag}>`,
      new RegExp(`<${tag}\\b`),
    ]),
  ])('show %s', (_feature, pattern) => {
    expect(everything).toMatch(pattern);
  });

  it('show code in several languages, with blank lines inside', () => {
    const blocks = [...everything.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
    expect(new Set(blocks.map(([, language]) => language)).size).toBeGreaterThanOrEqual(8);
    expect(blocks.filter(([, , body = '']) => /\n\n/.test(body)).length).toBeGreaterThanOrEqual(10);
  });

  it('repeat a heading within one article', () => {
    const repeating = files.filter(({ content }) => {
      const headings = content.match(/^#+ .+$/gm) ?? [];
      return new Set(headings).size < headings.length;
    });
    expect(repeating.length).toBeGreaterThanOrEqual(2);
  });
});
