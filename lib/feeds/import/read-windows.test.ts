import { buildRawFormat, buildRawOffer, createEmptyContent } from '../testing/raw-format';
import { collect } from '../testing/to-content';
import { countCharacters, readWindows } from './read-windows';

const REQUEST = { source: 'net', hasBrand: false, now: new Date('2026-11-21T12:00:00Z') };

function countRows(lengths: number[], windowRows?: number) {
  const rows = lengths.map((length, index) =>
    buildRawOffer({ externalId: `${index}`, description: 'a'.repeat(length) }),
  );
  const windows = readWindows(buildRawFormat(rows), createEmptyContent(), { ...REQUEST, windowRows });
  return collect(windows).then((read) => read.map((window) => window.rows));
}

describe('readWindows', () => {
  it.each([
    ['no rows', [], undefined, []],
    ['as many rows as are asked for', [1, 1, 1, 1, 1], 2, [2, 2, 1]],
    ['a last window that is full', [1, 1, 1, 1], 2, [2, 2]],
    ['fewer rows where they are long', [3_000_000, 3_000_000, 1, 5_000_000, 1], undefined, [2, 2, 1]],
  ])('gives %s', async (_, lengths, windowRows, expected) => {
    expect(await countRows(lengths, windowRows)).toEqual(expected);
  });

  it('takes no part that names a source: only whole rows of an export do', async () => {
    const rows = [buildRawOffer({ externalId: '7', source: 'other', change: 'part' })];
    const [read] = await collect(readWindows(buildRawFormat(rows), createEmptyContent(), REQUEST));
    expect(read?.window.offers).toEqual([]);
    expect(read?.leftOut).toEqual([
      {
        skipped: {
          row: 1,
          externalId: '7',
          reason: expect.stringMatching(/^a row that names its source must/),
        },
        keys: ['net\n7', 'other\n7'],
      },
    ]);
  });

  it('lists which offers were left out, by their keys', async () => {
    const raw = buildRawOffer({ externalId: ' 7 ', title: '' });
    const exported = { ...raw, source: 'other' };
    const rows = [
      raw,
      exported,
      { externalId: '8', reason: 'is odd' },
      { externalId: null, reason: 'is odd' },
    ];
    const [read] = await collect(readWindows(buildRawFormat(rows), createEmptyContent(), REQUEST));
    expect(read?.leftOut.map(({ skipped, keys }) => [skipped.row, new Set(keys)])).toEqual([
      [1, new Set(['net\n7'])],
      [2, new Set(['net\n7', 'other\n7'])],
      [3, new Set(['net\n8'])],
      [4, new Set()],
    ]);
  });

  it('bounds what refused rows quote, and how much of it is in a window', async () => {
    const long = 'x'.repeat(1_500_000);
    const rows = [0, 1, 2, 3].map(() => ({ externalId: long, reason: `its status is "${long}"` }));
    const windows = await collect(readWindows(buildRawFormat(rows), createEmptyContent(), REQUEST));
    expect(windows.map((window) => window.rows)).toEqual([2, 2]);
    for (const { skipped, keys } of windows.flatMap(({ leftOut }) => leftOut)) {
      expect(skipped.externalId).toHaveLength(201);
      expect(skipped.reason).toHaveLength(1_001);
      expect(keys).toEqual([]);
    }
  });
});

it.each([
  ['text', 4],
  ['', 0],
  [12, 0],
  [null, 0],
  [undefined, 0],
  [{ title: 'abc', tags: ['d', 'ef'], brand: { name: 'g', id: 1 }, code: null }, 7],
])('countCharacters counts %j as %i', (value, expected) => {
  expect(countCharacters(value)).toBe(expected);
});
