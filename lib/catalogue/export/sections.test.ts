import { fc } from '@/lib/testing/fast-check';
import { parse } from 'csv-parse/sync';
import { type ExportFormat, type ExportRow, formatExport } from './sections';

async function* toChunks(rows: ExportRow[]) {
  for (const row of rows) yield [row];
}

const format = async (rows: ExportRow[], name: ExportFormat) => {
  const pieces: string[] = [];
  for await (const piece of formatExport(toChunks(rows), name)) pieces.push(piece);
  return pieces.join('');
};

const CATEGORY: ExportRow = { record: 'category', slug: 'travel', name: 'Travel', icon: 'airplane' };

describe('as JSON', () => {
  it.each([
    [[], '[]\n'],
    [[CATEGORY], `[\n${JSON.stringify(CATEGORY)}\n]\n`],
    [[CATEGORY, CATEGORY], `[\n${JSON.stringify(CATEGORY)},\n${JSON.stringify(CATEGORY)}\n]\n`],
  ])('has a record a line: %j', async (rows, expected) => {
    expect(await format(rows, 'json')).toBe(expected);
  });
});

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', "'", ',', ';', '\n', '=', '+', '-', '@', '\t', '1', 'é', '🎁', '\u2028'),
  }),
);

describe('as CSV', () => {
  it.each([
    ['=1+1', ' =1+1'],
    ['+49', ' +49'],
    ['-5 euros', ' -5 euros'],
    ['@SUM(A1)', ' @SUM(A1)'],
    [' - one', '  - one'],
    ['  =1', '   =1'],
    [' one', ' one'],
    ['1=1', '1=1'],
    ['20% off', '20% off'],
  ])('keeps a spreadsheet from reckoning with %j', async (title, cell) => {
    const csv = await format([{ record: 'offer', title }], 'csv');
    const [row] = parse(csv, { columns: true });
    expect(row).toMatchObject({ record: 'offer', title: cell });
  });

  it('gives every text back, but for the white space around it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(awkward, awkward)), async (pairs) => {
        const rows = pairs.map(([title, terms]): ExportRow => ({ record: 'offer', title, terms }));
        const read: unknown[] = parse(await format(rows, 'csv'), { columns: true, trim: false });
        const trimmed = rows.map(({ title, terms }) => ({
          title: String(title).trim(),
          terms: String(terms).trim(),
        }));
        const got = read.map((row) => trimCells(row));
        expect(got).toEqual(trimmed);
      }),
    );
  });
});

function trimCells(row: unknown): { title: string; terms: string } {
  const cells = new Map(Object.entries(Object(row)));
  return { title: String(cells.get('title')).trim(), terms: String(cells.get('terms')).trim() };
}
