import { fitLettering } from './fit-lettering';

const ROOM = { widthPx: 600, heightPx: 300, sizesPx: [100, 60, 40] } as const;

test.each([
  ['a short name is large', 'Lumera', { sizePx: 100, lines: 2 }],
  ['two words stand on two lines', 'Harbor Pinewood', { sizePx: 100, lines: 2 }],
  ['a word is not broken to be larger', 'Überraschungen', { sizePx: 60, lines: 4 }],
  ['a long title is smaller', 'A fifth off all lamps and linen for the house', { sizePx: 60, lines: 4 }],
  [
    'what never fits is smallest, cut after its last line',
    'word '.repeat(80).trim(),
    { sizePx: 40, lines: 6 },
  ],
  ['as is a word that is too long', 'x'.repeat(60), { sizePx: 40, lines: 6 }],
  ['no text is no fault', '', { sizePx: 100, lines: 2 }],
])('%s', (_, text, expected) => {
  expect(fitLettering(text, ROOM)).toEqual(expected);
});

test('a room that is too low still has one line', () => {
  expect(fitLettering('Lumera', { ...ROOM, heightPx: 10 })).toEqual({ sizePx: 40, lines: 1 });
});

test('wider letters are set smaller', () => {
  expect(fitLettering('20%', { widthPx: 160, heightPx: 300, sizesPx: [100, 60], letterEm: 0.8 }).sizePx).toBe(
    60,
  );
});
