import { collect, toContent } from '../testing/to-content';
import type { CsvShape } from './read-csv-records';
import { readRecords } from './read-records';
import { BrokenRow } from './values';

function read(file: string, csv: CsvShape = {}): Promise<unknown[]> {
  return collect(readRecords(toContent(file), { csv }));
}

describe('readCsvRecords', () => {
  it.each([
    ['commas', 'a,b\n1,2', [{ a: '1', b: '2' }]],
    ['tabs', 'a\tb\tc\n1\t\t3\n', [{ a: '1', b: '', c: '3' }]],
    ['bars', 'a|b\n1|2', [{ a: '1', b: '2' }]],
    ['semicolons', 'a;b\n1;"2;3,4"', [{ a: '1', b: '2;3,4' }]],
    ['what Excel writes first', 'sep=;\r\na;b\r\n1;2,3', [{ a: '1', b: '2,3' }]],
    ['that in quotes', '\n"sep=|"\na|b\n1|2', [{ a: '1', b: '2' }]],
    ['that for tabs', 'SEP=\t\na\tb\n1\t2', [{ a: '1', b: '2' }]],
    ['commas within quoted names', '"x,y,z"|b\n1|2', [{ 'x,y,z': '1', b: '2' }]],
    [
      'line ends of Windows and lone ones',
      'a,b\r\n1,2\n3,4\r5,6',
      [1, 3, 5].map((n) => ({ a: `${n}`, b: `${n + 1}` })),
    ],
    ['lines within quotes', 'a,b\n"1\n\n2",3', [{ a: '1\n\n2', b: '3' }]],
    ['doubled quotes', 'a,b\n"say ""hi""",2', [{ a: 'say "hi"', b: '2' }]],
    [
      'quotes within a field',
      'a,b\n12" pan,2\n"Big" sale,3',
      [
        { a: '12" pan', b: '2' },
        { a: '"Big" sale', b: '3' },
      ],
    ],
    ['blanks before quotes', 'a, "b"\n1, "2, 3"', [{ a: '1', b: '2, 3' }]],
    ['blank lines and lines of delimiters', 'a,b\n\n,\n  \n1,2\n\n', [{ a: '1', b: '2' }]],
    ['spelled headers', ' Offer Text ,smart-Link\n1,2', [{ offer_text: '1', smart_link: '2' }]],
    [
      'a column that comes again',
      'a,b,A,a\n1,2,3,\n4,5,4,',
      [
        { a: '1,3', b: '2' },
        { a: '4', b: '5' },
      ],
    ],
    ['empty fields too many', 'a,b\n1,2,,\n', [{ a: '1', b: '2' }]],
    ['only a header', 'a,b\n', []],
  ])('reads %s', async (_, file, rows) => {
    expect(await read(file)).toEqual(rows);
  });

  it('takes a row of the wrong length for broken, and goes on', async () => {
    expect(await read('a,b\n1\n1,2,3\n4,5')).toEqual([
      new BrokenRow('the row has 1 fields, the header 2'),
      new BrokenRow('the row has 3 fields, the header 2'),
      { a: '4', b: '5' },
    ]);
  });

  it('takes the given delimiter', async () => {
    expect(await read('a;b,c,d\n1;2', { delimiter: ';' })).toEqual([{ a: '1', 'b,c,d': '2' }]);
  });

  it('takes no header for a field of every object', async () => {
    const [row] = await read('__proto__,a,constructor\nx,1,2');
    expect(row).toMatchObject({ a: '1', constructor: '2' });
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  });

  it.each([
    [['id'], 'a,b\n1,2', 'The header row has no column "id"; it has a, b.'],
    [['id|lmd_id', 'a'], 'a,b\n1,2', 'The header row has no column "id" or "lmd_id"; it has a, b.'],
    [['id', 'title'], 'a,,b', 'The header row has no column "id", "title"; it has a, (no name), b.'],
  ])('needs the columns %j', async (columns, file, message) => {
    await expect(read(file, { columns })).rejects.toThrow(message);
  });

  it('needs none of them beside a certain one', async () => {
    const shape = { columns: ['id', 'title'], unless: ['change'] };
    expect(await read('Change,x\n1,2', shape)).toEqual([{ change: '1', x: '2' }]);
    await expect(read('changes,x\n1,2', shape)).rejects.toThrow('no column "id", "title"');
  });

  it.each([['Id,x'], ['LMD id,x']])('takes one spelling of a column: %s', async (header) => {
    expect(await read(`${header}\n1,2`, { columns: ['id|lmd_id'] })).toHaveLength(1);
  });

  it('says where a quote does not close', async () => {
    await expect(read('a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow(
      'A quote that opens in row 2 never closes; the file ends at line 4.',
    );
    await expect(read('sep=,\na,b\n1,2\n3,"4\n')).rejects.toThrow('A quote that opens in row 2 never');
  });

  it('refuses a row that is too big', async () => {
    const file = `a,b\n1,2\n3,"${'x'.repeat(1_000_001)}`;
    await expect(read(file)).rejects.toThrow(/^Row 2 has more than 1000000 characters up to line 3/);
  });
});
