import { fc } from '@/lib/testing/fast-check';
import { FeedError } from '../feed';
import { collect, toContent } from '../testing/to-content';
import { checkFirstRow, readRecords, type RecordShape } from './read-records';
import { BrokenRow } from './values';

const SHAPE: RecordShape = {
  json: { lists: ['offers', 'data.items'] },
  xml: { element: 'offer', roots: ['offers'] },
  csv: { columns: ['id'] },
};

function read(file: string | Uint8Array, sizes?: number[], shape = SHAPE): Promise<unknown[]> {
  return collect(readRecords(toContent(file, sizes), shape));
}

const FILES: [string, string][] = [
  ['JSON, a list', '[{"id":1,"name":"Café 🎉","tags":["a",{"b":null}]},{"id":2}]'],
  ['JSON under a key', '{"result":true,"offers":[{"id":1},{"id":2}],"error":""}'],
  ['JSON, one object a line', '{"id":1,"name":"é"}\r\n\r\n{"id":2}\n'],
  ['CSV', 'id,name\r\n1,"Café, 🎉\nand tea"\r\n2,"say ""hi"""\r\n3,4,5\r\n'],
  ['XML', '<offers><offer id="1"><n>Café &amp; <![CDATA[<b> &x ]]></n></offer><offer>AT&T</offer></offers>'],
];

describe('readRecords', () => {
  it.each(FILES)('reads the same in pieces of any size: %s', async (_, file) => {
    const whole = await read(file);
    expect(whole.length).toBeGreaterThan(1);
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sizes, async (some) => expect(await read(file, some)).toEqual(whole)),
      { numRuns: 40 },
    );
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffid,name\n1,é')],
    ['UTF-16', Buffer.from('\ufeffid,name\n1,é', 'utf16le')],
    ['windows-1252', Buffer.from('id,name\n1,é', 'latin1')],
    ['blank lines first', Buffer.from('\n \r\nid,name\n1,é')],
  ])('reads a file with %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([{ id: '1', name: 'é' }]);
  });

  it.each<[string, string, RecordShape, string]>([
    ['nothing', '', SHAPE, 'The file is empty.'],
    ['blanks alone', ' \n\t\n', SHAPE, 'The file is empty.'],
    ['a web page', '<!DOCTYPE html><html>', SHAPE, 'The file is a web page, not a feed.'],
    [
      'CSV where there is none',
      'id,name\n1,2',
      { json: { lists: [] }, xml: { element: 'a' } },
      'The file is not JSON or XML: it begins with "id,name\\n1,2".',
    ],
    ['JSON where there is none', '[1]', { csv: {} }, 'The file is not CSV: it begins with "[1]".'],
  ])('refuses %s', async (_, file, shape, message) => {
    await expect(read(file, undefined, shape)).rejects.toThrow(new FeedError(message));
  });

  it.each([
    ['it is refused', '<html>', 1],
    ['it is left before its end', '[1,2,3]', 1],
  ])('closes what it reads where %s', async (_, file, take) => {
    let isClosed = false;
    async function* content() {
      try {
        yield Buffer.from(file);
        yield Buffer.from(' '.repeat(8));
      } finally {
        isClosed = true;
      }
    }
    const rows = readRecords(content(), SHAPE)[Symbol.asyncIterator]();
    for (let count = 0; count < take; count += 1) await rows.next().catch(() => undefined);
    await rows.return?.();
    expect(isClosed).toBe(true);
  });

  it.each(FILES)('throws what its source throws: %s', async (_, file) => {
    async function* content() {
      yield Buffer.from(file);
      throw new Error('the connection was lost');
    }
    await expect(collect(readRecords(content(), SHAPE))).rejects.toThrow('the connection was lost');
  });
});

function check(...rows: unknown[]): Promise<unknown[]> {
  return collect(checkFirstRow(toStream(rows), 'Awin', ['promotionId', 'Advertiser ID']));
}

async function* toStream(rows: unknown[]): AsyncIterable<unknown> {
  yield* rows;
}

describe('checkFirstRow', () => {
  it.each([
    ['nothing', []],
    ['a known field', [{ promotionId: 1 }, { other: 2 }]],
    ['a known field in another spelling', [{ advertiser_id: 1 }]],
    ['rows that are none before', [7, null, ['x'], new BrokenRow('too short'), { promotionid: 1 }]],
    ['only rows that were broken on the way', [new BrokenRow('too short')]],
  ])('lets through %s', async (_, rows) => {
    expect(await check(...rows)).toEqual(rows);
  });

  it.each([
    [
      [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }],
      'its first row has none of promotionId, Advertiser ID; it has a, b, c, d, e.',
    ],
    [[{}], 'its first row has none of promotionId, Advertiser ID; it has nothing.'],
    [['text', 7], 'its rows have no fields.'],
  ])('refuses %j', async (rows, message) => {
    await expect(check(...rows)).rejects.toEqual(new FeedError(`This is no Awin feed: ${message}`));
  });
});
