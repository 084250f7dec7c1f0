/** @jest-environment node */
import { parseSearchWords, toFoldedWords } from './search-words';

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
