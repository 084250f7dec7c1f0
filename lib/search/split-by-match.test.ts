/** @jest-environment node */
/** @jest-environment node */
import { fc } from '@/lib/testing/fast-check';
import { parseSearchWords, splitByMatch, toFoldedWords } from './split-by-match';

/** The text with its matches in brackets. */
function mark(text: string, query: string): string {
  return splitByMatch(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['a word', 'Linen sets', 'linen', '[Linen] sets'],
  ['its beginning', 'Linen sets', 'lin', '[Lin]en sets'],
  ['several words, in any order', 'A fifth off all lamps', 'lamp fifth', 'A [fifth] off all [lamp]s'],
  ['every word that fits', 'Lamps and lamp shades', 'lamp', '[Lamp]s and [lamp] shades'],
  ['the longest of two that fit', 'Lampshades', 'lamp lampsh', '[Lampsh]ades'],
  ['not the middle of a word', 'Headlamps', 'lamp', 'Headlamps'],
  ['behind a sign', '(lamps) 20%-off', 'lamps off', '([lamps]) 20%-[off]'],
  ['numbers', '20% off', '20', '[20]% off'],
  ['whatever the case', 'LINEN', 'linen', '[LINEN]'],
  ['accents in the text', 'Café Señor', 'cafe senor', '[Café] [Señor]'],
  ['accents in the query', 'Cafe', 'CAFÉ', '[Cafe]'],
  ['accents that follow their letter', 'Cafe\u0301s', 'cafe', '[Cafe\u0301]s'],
  ['letters written as two', 'Straße', 'strass', '[Straß]e'],
  ['the first half of such a letter', 'Straße', 'stras', '[Straß]e'],
  ['two letters for one', 'Strasse', 'straß', '[Strass]e'],
  ['other alphabets', 'Одежда и обувь', 'ОБУВЬ', 'Одежда и [обувь]'],
  ['signs of regular expressions', 'a.b (c) [d]', '.* ( [ \\', 'a.b (c) [d]'],
  ['emoji', 'Shoes 👟 sale', '👟', 'Shoes 👟 sale'],
  ['nothing', 'Linen', '', 'Linen'],
  ['blanks', 'Linen', '   ', 'Linen'],
  ['what is not there', 'Linen', 'wool', 'Linen'],
  ['a longer word than the text has', 'Lin', 'linen', 'Lin'],
])('marks %s', (_, text, query, marked) => {
  expect(mark(text, query)).toBe(marked);
});

test('an empty text has no parts', () => {
  expect(splitByMatch('', 'linen')).toEqual([]);
});

test('the parts joined are the text, whatever the text and the query', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('a', 'é', 'e\u0301', 'ß', 'İ', 'ﬁ', '½', ' ', '\ud83d', '👟', '\u0301', '-'),
    }),
  );
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      const parts = splitByMatch(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('any word is marked when it is searched for', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zà-öø-ÿ]{1,40}$/), (word) => {
      expect(mark(`on ${word.toUpperCase()}!`, word)).toContain(`[${word.toUpperCase()}]`);
    }),
  );
});

describe('takes hostile texts in a time that grows with their length alone', () => {
  const LONG = 10_000;
  // Of the processor's time, however busy the machine is: 10 KB take a few ms; anything quadratic would take 100 times as long per step below.
  const measure = (text: string, query: string) => {
    const start = process.cpuUsage();
    expect(
      splitByMatch(text, query)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    return process.cpuUsage(start).user / 1_000;
  };

  test.each([
    ['one long word', 'a'],
    ['many words', 'a '],
    ['nothing but accents', '\u0301'],
    ['a letter under accents', 'a\u0301\u0301\u0301'],
    ['emoji', '👩‍👩‍👧'],
    ['letters that become many', '\ufdfa'],
    ['no words', '(.*'],
  ])('%s', (_, piece) => {
    const text = piece.repeat(LONG / piece.length);
    expect(measure(text, text)).toBeLessThan(1_000);
    expect(measure(text.repeat(10), 'a'.repeat(LONG))).toBeLessThan(1_000);
  });
});

test.each([
  ['Home & Garden', ['home', 'garden']],
  ['Ærø CAFÉ, Straße', ['aero', 'cafe', 'strasse']],
  ["Señor's 20%", ['senor', 's', '20']],
  ['Одежда', ['одежда']],
  ['👟 !?', []],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(toFoldedWords(text)).toEqual(words);
  expect(parseSearchWords(text)).toEqual(words);
});

test('what a visitor typed is at most eight words of at most forty characters', () => {
  expect(parseSearchWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(parseSearchWords('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  expect(parseSearchWords(`${' '.repeat(400)}late`)).toEqual([]);
});
