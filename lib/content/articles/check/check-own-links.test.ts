import { checkAnchors, checkOwnLinks } from './check-own-links';
import { buildFixtureLookups } from './testing/fixture-lookups';
import { buildText, listFound } from './testing/list-found';

const LOOKUPS = buildFixtureLookups();

async function list(source: string, lookups = LOOKUPS) {
  const problems = await checkOwnLinks(buildText(source), lookups);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('checkOwnLinks', () => {
  it.each([
    '/',
    '/coupons?category=travel&page=2',
    '/brands/lumera',
    '/brands/lumera?coupon=7',
    '/es/categories/travel#deals',
    '/blog/known#anything',
    '/blog/this-one#nothing',
    '#nothing',
    '?page=2',
    'https://site.example/deals',
    'http://site.example/deals',
    '/icons/sun.svg',
    'https://other.example/nowhere',
    '//other.example/nowhere',
    'mailto:a@b.example',
    'javascript:alert(1)',
    '',
  ])('lets %j pass', async (address) => {
    expect(await list(`[a](${address})`)).toEqual([]);
  });

  it.each([
    ['/nowhere', 'This site has no page or file /nowhere: correct the address.'],
    ['https://site.example/nowhere', 'This site has no page or file /nowhere: correct the address.'],
    ['a/sun.svg', 'This site has no page or file /blog/a/sun.svg: begin the address with / or'],
    ['sun', 'There is no published article "sun". Begin the address with / or with https://'],
    ['/brands/lumerra', 'There is no brand "lumerra". Did you mean "lumera"?'],
    ['/categories/travl', 'There is no category "travl". Did you mean "travel"?'],
    ['/deals?category=zzz', 'There is no category "zzz". Correct the address.'],
    ['/blog/gone', 'There is no published article "gone". Correct the address.'],
    ['/brands/lumera?coupon=9', 'There is no coupon 9. Correct the address.'],
    ['?coupon=7', '?coupon=7 opens an offer only on the page of its brand: link to /brands/…?coupon=7'],
    ['/coupons?deal=7', '?deal=7 opens an offer only on the page of its brand'],
    ['/brands/lumera?deal=8', 'The deal 8 is not of "lumera". Correct the address.'],
  ])('of %j says %j', async (address, message) => {
    expect(await list(`Text\n[a](${address})`)).toEqual([expect.stringContaining(`2:1 ${message}`)]);
  });

  it('looks at pictures as at links', async () => {
    const source =
      '![a](sun.svg) ![a](/deals)\n![a](/gone.svg) <img src="/icons/sun.svg" alt=""> <video poster="/gone.png"></video>';
    expect(await list(source)).toEqual([
      expect.stringContaining('1:1 This site has no page or file /blog/sun.svg'),
      expect.stringContaining('1:15 This site has no page or file /deals'),
      expect.stringContaining('2:1 This site has no page or file /gone.svg'),
      expect.stringContaining('2:51 This site has no page or file /gone.png'),
    ]);
  });

  it('checks only files where the catalogue cannot be asked', async () => {
    const source = '[a](/brands/gone) [b](/blog/gone) [c](/gone)';
    expect(await list(source, { ...LOOKUPS, catalogue: null })).toEqual([expect.stringContaining('/gone:')]);
  });
});

const TEXT = '## Été à Paris\n\n## Two words\n\n## Two words\n\n<p id="mark">x</p> <a name="old"></a>\n\n';

describe('checkAnchors', () => {
  it.each([
    '#été-à-paris',
    '#%C3%A9t%C3%A9-%C3%A0-paris',
    '#two-words',
    '#two-words-1',
    '#mark',
    '#old',
    '#',
    '/blog/this-one#',
    '/blog/this-one#text-two-words',
    'https://site.example/blog/this-one#text-mark',
    '/blog/another#nothing',
    'https://other.example/blog/this-one#nothing',
  ])('finds %s', (address) => {
    expect(listFound(checkAnchors, `${TEXT}[a](${address})`)).toEqual([]);
  });

  it.each([
    ['#two-wrods', '9:1 Nothing in this text has the id "two-wrods". Did you mean "two-words"?'],
    ['#Two-words', '9:1 Nothing in this text has the id "Two-words". Did you mean "two-words"?'],
    ['#xyz', '9:1 Nothing in this text has the id "xyz". The id of a heading is its words'],
    // The site puts its prefix before this one, too.
    ['#top', '9:1 Nothing in this text has the id "top"'],
    ['/blog/this-one#two-words', '9:1 Write "#two-words" alone: by its whole address it is not found.'],
    ['/blog/this-one#two-words-7', '9:1 Nothing in this text has the id "two-words-7"'],
    ['https://site.example/blog/this-one#xyz', '9:1 Nothing in this text has the id "xyz"'],
  ])('does not find %s', (address, message) => {
    expect(listFound(checkAnchors, `${TEXT}[a](${address})`)).toEqual([expect.stringContaining(message)]);
  });

  it('lets the links of footnotes be, there and back', () => {
    expect(listFound(checkAnchors, 'One[^a], two[^a].\n\n[^a]: Note.')).toEqual([]);
  });
});
