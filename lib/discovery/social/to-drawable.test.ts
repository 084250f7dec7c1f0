import { FONT_FILES } from './read-files';
import { readGlyphs } from './testing/read-glyphs';
import { toDrawable } from './to-drawable';

test.each([
  ['Lumera', 'Lumera'],
  ['  Two \n lines\t', 'Two lines'],
  ['Électroménager Größe Łódź Şık Việt', 'Électroménager Größe Łódź Şık Việt'],
  ['€5, £6, ₺7, ₹8 and ¥9 off – “now”…', '€5, £6, ₺7, ₹8 and ¥9 off – “now”…'],
  ['e\u0301te\u0301', 'été'],
  ['1\u202f250\u00a0€', '1\u00a0250\u00a0€'],
  ['Ｆｕｌｌ ﬁt', 'Full fit'],
  ['T‑shirts', 'T-shirts'],
  ['Gifts 🎁 for all 👨‍👩‍👧', 'Gifts for all'],
  ['Muji 無印良品', 'Muji'],
  ['小米商店 Mi', ''],
  ['مرحبا', ''],
  ['🎁', ''],
  ['a'.repeat(5000), 'a'.repeat(300)],
  ['', ''],
  ['zero\u200bwidth\u0000', 'zerowidth'],
])('of %j it draws %j', (text, drawn) => {
  expect(toDrawable(text)).toBe(drawn);
});

test('the typefaces hold everything that is drawn', async () => {
  const glyphs = await Promise.all(FONT_FILES.map(({ file }) => readGlyphs(file)));
  const held = new Set(glyphs.flatMap((characters) => [...characters]));
  const everything = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const drawn = new Set(everything.flatMap((character) => [...toDrawable(`${character}abc`)]));
  const missing = [...drawn].filter((character) => !held.has(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
  expect(drawn.size).toBeGreaterThan(400);
});
