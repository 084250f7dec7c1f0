import { parseWords, toTitleWords, toWords } from './words';

describe('toWords', () => {
  it.each([
    ['Café Mirabelle', ['cafe', 'mirabelle']],
    ['ÆRØ Straße Łódź', ['aero', 'strasse', 'lodz']],
    ['20% off — now!', ['20', 'off', 'now']],
    ['a\u0000b "c" (d) *e', ['a', 'b', 'c', 'd', 'e']],
    ['Ｆｕｌｌ ½', ['full', '1', '2']],
    ['旅行 Ёлка', ['旅行', 'елка']],
    ['😀', []],
    ['x'.repeat(60), ['x'.repeat(40)]],
  ])('%j', (text, words) => {
    expect(toWords(text)).toEqual(words);
  });
});

describe('toTitleWords', () => {
  it.each([
    ['Señor’s Hilo', ['senor', 's', 'hilo', 'senors']],
    ['H&M Coca-Cola', ['h', 'm', 'coca', 'cola', 'hm', 'cocacola']],
    ['Harbour & Pine', ['harbour', 'pine']],
  ])('%j has its compounds as one word, too', (text, words) => {
    expect(toTitleWords(text)).toEqual(words);
  });
});

describe('parseWords', () => {
  it('takes eight words of the first 400 characters', () => {
    expect(parseWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(parseWords(`${' '.repeat(400)}late`)).toEqual([]);
  });
});
