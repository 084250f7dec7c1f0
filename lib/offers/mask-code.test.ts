import { maskCode } from './mask-code';

test.each([
  ['SUMMER20', 'SUMM***'],
  ['ABCDE', 'AB***'],
  ['AB', 'A***'],
  ['A', '***'],
  ['  SAVE10  ', 'SAV***'],
  ['ÉTÉ🌞🌞🌞', 'ÉTÉ***'],
  ['👩🏽‍🌾🌷AB', '👩🏽‍🌾🌷***'],
  ['🇫🇷🇪🇸', '🇫🇷***'],
  ['e\u0301te\u0301', 'e\u0301***'],
  ['', null],
  ['   ', null],
  [null, null],
])('the code %j is shown as %j', (code, shown) => {
  expect(maskCode(code)).toBe(shown);
});
