import { parseArticleFile } from './parse-article-file';

const HEAD = 'title: One\ndescription: About it\n';

async function listProblems(text: string, name: string | null = 'one') {
  const { article, problems } = await parseArticleFile(name, text);
  expect(article === null).toBe(problems.length > 0);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('parseArticleFile', () => {
  it('reads every field', async () => {
    const text = [
      '---',
      'title: "Codes: a guide"',
      'description: >-',
      '  Two',
      '  lines',
      'slug: codes',
      'published_at: 2026-05-01',
      'featured: true',
      'featured_image: /art/x.svg',
      'category: travel',
      'brand: lumera',
      'meta_title: M',
      'meta_description: D',
      'coupons: [3, 1]',
      'deals:',
      '  - 2',
      '---',
      '',
      '    code',
      '',
      'Text  ',
      '',
    ].join('\r\n');
    expect((await parseArticleFile('one', `\uFEFF${text}`)).article).toEqual({
      slug: 'codes',
      title: 'Codes: a guide',
      description: 'Two lines',
      content: '    code\n\nText',
      featuredImage: '/art/x.svg',
      featured: true,
      publishedAt: '2026-05-01',
      metaTitle: 'M',
      metaDescription: 'D',
      categorySlug: 'travel',
      brandUniqueName: 'lumera',
      couponIds: [3, 1],
      dealIds: [2],
    });
  });

  it('takes the slug from the name of the file, and leaves the rest out', async () => {
    const { article } = await parseArticleFile('one', `---\n${HEAD}brand:\n---\nText`);
    expect(article).toMatchObject({ slug: 'one', publishedAt: null, featured: false, brandUniqueName: null });
    expect(article).toMatchObject({ content: 'Text', couponIds: [], dealIds: [], featuredImage: null });
  });

  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01 10:00', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01T10:00+02:00', '2026-05-01T08:00:00.000Z'],
  ])('published_at %s is kept as %s', async (written, kept) => {
    const { article } = await parseArticleFile('one', `---\n${HEAD}published_at: ${written}\n---\nText`);
    expect(article?.publishedAt).toBe(kept);
  });

  it.each([
    ['published_at: tomorow', '4:15 published_at is "tomorow": give a date such as 2026-05-01'],
    ['published_at: 2026-02-30', '4:15 published_at is "2026-02-30": give a date'],
    ['featured: yes', '4:11 featured is "yes": give true or false.'],
    ['meta_title: 2024', '4:13 meta_title is 2024 without quotes: give a text'],
    ['meta_title: [a]', '4:13 meta_title is a list: give a text'],
    ['meta_title: {a: b}', '4:13 meta_title is a group of fields: give a text'],
    ['meta_title: " "', '4:13 meta_title is " ": give a text'],
    ['slug: My Slug', '4:7 slug is "My Slug": give lower case words with dashes'],
    ['slug: a--b', '4:7 slug is "a--b"'],
    ['slug: ../x', '4:7 slug is "../x"'],
    ['featured_image: images/x.png', '4:17 featured_image is "images/x.png": give an address with https://'],
    ['featured_image: //evil.example/x', '4:17 featured_image is "//evil.example/x"'],
    ['featured_image: javascript:alert(1)', '4:17 featured_image is "javascript:alert(1)"'],
    ['coupons: 3', '4:10 coupons is 3: give the numbers'],
    ['coupons: [3, abc]', '4:14 coupons has "abc": give the numbers'],
    ['deals:\n  - 3\n  - 0', '6:5 deals has 0: give the numbers'],
    ['coupons: [3, 4, 3]', '4:17 coupons has 3 twice: keep one of the two.'],
    ['descripton: x', '4:1 There is no field "descripton". Did you mean "description"?'],
    ['colour: red', '4:1 There is no field "colour". Take it out, or see docs/content.md.'],
    ['constructor: x', '4:1 There is no field "constructor"'],
    ['__proto__: x', '4:1 There is no field "__proto__"'],
    ['title: Two', '4:1 This field stands here a second time: keep one of the two.'],
    ['meta_title: Sale: 50%', '4:13 This line cannot be read: put quotes around a text that has ": " in it.'],
    ['meta_title: @home', '4:13 This line cannot be read: put quotes around a text that begins with a sign'],
    ['meta_title: *home', '4:13 A value that begins with * is taken for a reference: put it in quotes.'],
    ['\tmeta_title: x', '4:1 This line cannot be read: indent with spaces instead of tabs.'],
    ['meta_title: "x', 'This is no YAML: Missing closing "quote'],
    ['meta_title: !x y', '4:13 This is no YAML: Unresolved tag: !x.'],
  ])('refuses %j', async (lines, message) => {
    const problems = await listProblems(`---\n${HEAD}${lines}\n---\nText`);
    expect(problems.join('\n')).toContain(message);
  });

  it.each([
    ['---\n---\nText', 'one', ['1:1 title is missing', '1:1 description is missing']],
    ['---\ntitle:\n---\nText', 'one', ['2:1 title is missing', '1:1 description is missing']],
    ['---\n- a\n---\n', 'one', ['2:1 The front matter must be lines of "field: value"']],
    ['Text', 'one', ['1:1 The front matter is missing']],
    ['---\ntitle: a\n', 'one', ['1:1 The front matter that begins here has no end']],
    [`---\n${HEAD}---\nText`, null, ['1:1 slug is missing: standard input has no file name']],
    [`---\n${HEAD}---\n \n`, 'one', ['5:1 The text is missing: write it below the front matter.']],
    [`---\n${HEAD}---\nText`, 'My Été', ['1:1 The file\'s name "My Été" is no slug: add slug: my-ete']],
    [`---\n${HEAD}---\n${'>'.repeat(60)} x`, 'one', ['5:1 The text from line 5 on nests 60 quotes']],
  ])('refuses %j of %j', async (text, name, expected) => {
    const problems = await listProblems(text, name);
    expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  it('reports everything at once, and still reads what is right', async () => {
    const text = `---\ntitel: a\nfeatured: 1\nbrand: lumera\ncoupons: [7]\n---\n${'>'.repeat(60)} x`;
    const { problems, fields } = await parseArticleFile('A', text);
    expect(problems.map(({ line }) => line)).toEqual([2, 1, 1, 3, 1, 7]);
    expect(fields).toMatchObject({ brand: 'lumera', coupons: [7] });
  });
});
