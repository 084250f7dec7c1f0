import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pickEffort } from '@/lib/testing/long-run';
import type { FeedContent } from '../feed';
import { readRecords, type RecordShape } from './read-records';

const ROWS = pickEffort(60_000, 200_000);
const ROWS_A_PIECE = 200;
const TIMEOUT_MS = 60_000;
/** A row that a test would hold takes 65 bytes and more. */
const MAX_GROWTH_BYTES = 50 * ROWS;
const SHAPE: RecordShape = { json: { lists: ['offers'] }, xml: { element: 'offer' }, csv: {} };

const FILES: [string, string, (id: number) => string, string][] = [
  ['CSV', 'id,title\n', (id) => `${id},"20% off, boots"\n`, ''],
  ['JSON', '{"offers":[0', (id) => `,{"id":${id},"title":"20% off boots"}`, ']}'],
  ['JSON, one object a line', '', (id) => `{"id":${id},"title":"20% off boots"}\n`, ''],
  ['XML', '<offers>', (id) => `<offer><id>${id}</id></offer>`, '</offers>'],
];

async function* generate(start: string, row: (id: number) => string, end: string): FeedContent {
  yield Buffer.from(start);
  for (let id = 0; id < ROWS; id += ROWS_A_PIECE) {
    yield Buffer.from(Array.from({ length: ROWS_A_PIECE }, (_, index) => row(id + index)).join(''));
  }
  yield Buffer.from(end);
}

/** What is in use when all that nobody needs is gone. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('readRecords', () => {
  it.each(FILES)(
    'holds no more for many rows of %s',
    async (_, start, row, end) => {
      const before = measureHeap();
      let growth = 0;
      let count = 0;
      for await (const record of readRecords(generate(start, row, end), SHAPE)) {
        if (record === 0) continue;
        count += 1;
        if (count % (ROWS - 1) === 0) growth = measureHeap() - before;
      }
      expect(count).toBe(ROWS);
      expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
    },
    TIMEOUT_MS,
  );
});
