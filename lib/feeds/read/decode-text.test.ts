import { fc } from '@/lib/testing/fast-check';
import { collect, toContent } from '../testing/to-content';
import { decodeText } from './decode-text';

async function decode(bytes: Uint8Array, sizes?: number[]): Promise<string> {
  return (await collect(decodeText(toContent(bytes, sizes)))).join('');
}

const chunkSizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Café 20 € 🎉'), 'Café 20 € 🎉'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffCafé'), 'Café'],
    ['a later byte order mark, which is text', Buffer.from('a\ufeffb'), 'a\ufeffb'],
    ['UTF-16, little end first', Buffer.from('\ufeffCafé 🎉', 'utf16le'), 'Café 🎉'],
    ['UTF-16, big end first', Buffer.from('\ufeffCafé 🎉', 'utf16le').swap16(), 'Café 🎉'],
    ['UTF-16 without a mark, little end first', Buffer.from('id;Имя\n1;Кофе', 'utf16le'), 'id;Имя\n1;Кофе'],
    ['UTF-16 without a mark, big end first', Buffer.from('id,a', 'utf16le').swap16(), 'id,a'],
    ['windows-1252', Buffer.from('Caf\xe9 20 \x80 \x93x\x94', 'latin1'), 'Café 20 € “x”'],
    ['both in one file', Buffer.concat([Buffer.from('Café'), Buffer.from('\xe9', 'latin1')]), 'Caféé'],
    ['a cut sequence at the end', Buffer.from([0x61, 0xe2, 0x82]), 'aâ‚'],
    ['encoded surrogates, which are no UTF-8', Buffer.from([0xed, 0xa0, 0x80]), 'í\u00a0€'],
    ['nothing', Buffer.alloc(0), ''],
    ['one byte', Buffer.from('a'), 'a'],
    ['a lone byte order mark', Buffer.from('\ufeff'), ''],
  ])('reads %s', async (_, bytes, text) => {
    expect(await decode(bytes)).toBe(text);
  });

  it('reads the same in pieces of any size, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), chunkSizes, async (bytes, sizes) => {
        expect(await decode(bytes, sizes)).toBe(await decode(bytes));
      }),
    );
  });

  it('never cuts a character', async () => {
    const pieces = await collect(decodeText(toContent('20 € 🎉🎉', [1])));
    expect(pieces.filter((piece) => /\p{Cs}/u.test(piece))).toEqual([]);
  });

  it('reads valid UTF-8 as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), chunkSizes, async (text, sizes) => {
        fc.pre(!text.includes('\0'));
        expect(await decode(Buffer.from(text), sizes)).toBe(text.replace(/^\ufeff/, ''));
      }),
    );
  });
});
