/** @jest-environment node */
import { buildToldFormat, buildToldOffer, createEmptyContent } from '../testing/told-format';
import { collect } from '../testing/to-content';
import { readWindows } from './read-windows';

const REQUEST = { source: 'net', hasBrand: false, now: new Date('2026-11-21T12:00:00Z') };

function countRows(lengths: number[], windowRows?: number) {
  const rows = lengths.map((length, index) =>
    buildToldOffer({ externalId: `${index}`, description: 'a'.repeat(length) }),
  );
  const windows = readWindows(buildToldFormat(rows), createEmptyContent(), { ...REQUEST, windowRows });
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

  it('tells which offers were left out, by their keys', async () => {
    const told = buildToldOffer({ externalId: ' 7 ', title: '' });
    const exported = { ...told, source: 'other' };
    const rows = [
      told,
      exported,
      { externalId: '8', reason: 'is odd' },
      { externalId: null, reason: 'is odd' },
    ];
    const [read] = await collect(readWindows(buildToldFormat(rows), createEmptyContent(), REQUEST));
    expect(read?.leftOut.map(({ skipped, keys }) => [skipped.row, new Set(keys)])).toEqual([
      [1, new Set(['net\n7'])],
      [2, new Set(['net\n7', 'other\n7'])],
      [3, new Set(['net\n8'])],
      [4, new Set()],
    ]);
  });
});
