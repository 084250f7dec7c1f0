import { messages } from '@/lib/i18n/messages/en';
import { maskCode, spellCode } from './mask-code';

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

test.each([
  ['SUMMER20', 'S U M M E R 2 0'],
  ['Save-20', 'S a v e dash 2 0'],
  ['A_B.C/D+E&F%G#H!', 'A underscore B dot C slash D plus E and F percent G hash H exclamation mark'],
  ['BIG SALE', 'B I G S A L E'],
  ['ÜBER😀', 'Ü B E R 😀'],
  ['$5*', '$ 5 *'],
  ['', ''],
])('%j is spelled %j', (code, spelled) => {
  expect(spellCode(code, messages.offer.signs)).toBe(spelled);
});
