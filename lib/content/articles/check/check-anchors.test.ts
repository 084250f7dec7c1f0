/** @jest-environment node */
import { checkAnchors } from './check-anchors';
import { listFound } from './testing/list-found';

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
