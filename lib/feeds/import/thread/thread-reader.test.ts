import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FeedError, OptionsError, type FeedContent } from '../../feed';
import { getFeedFormat } from '../../formats';
import { collect, toContent } from '../../testing/to-content';
import { createWindowReader, type WindowRequest } from '../read-windows';
import { createThreadReader, explainThreadError } from './thread-reader';

const REQUEST: WindowRequest = {
  source: 'net',
  hasBrand: false,
  now: new Date('2026-11-21T12:00:00Z'),
  windowRows: 2,
};
const OPTIONS = { source: 'net' };
const LOADING_MS = 60_000;

/** What keeps this process alive for the sake of other threads. */
function countThreads(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'MessagePort').length;
}

function readFixture(name: string): Buffer {
  return readFileSync(path.join(__dirname, '../../testing/fixtures', name));
}

function read(name: string, content: FeedContent, request = REQUEST) {
  return createThreadReader({ name, options: OPTIONS })(content, request);
}

async function* breakOff(bytes: Uint8Array, error: Error): FeedContent {
  yield bytes;
  throw error;
}

jest.setTimeout(LOADING_MS);

describe('createThreadReader', () => {
  afterEach(async () => {
    // A port that was closed counts until a later turn of the event loop.
    for (let turn = 0; turn < 1_000 && countThreads() > 0; turn += 1) await setImmediate();
    expect(countThreads()).toBe(0);
  });

  it.each([
    ['coupon-api', 'coupon-api.csv'],
    ['fmtc', 'fmtc.json'],
    ['rakuten', 'rakuten.xml'],
    ['generic', 'generic.csv'],
  ])('reads the same windows as in one thread: %s of %s', async (name, file) => {
    const format = getFeedFormat(name, OPTIONS);
    if (format === null) throw new Error(`There is no ${name}.`);
    const here = await collect(createWindowReader(format)(toContent(readFixture(file), [7, 100]), REQUEST));
    expect(here.length).toBeGreaterThan(1);
    expect(await collect(read(name, toContent(readFixture(file), [7, 100])))).toEqual(here);
  });

  it('throws what is wrong with the feed, as it would be thrown here', async () => {
    const bytes = Buffer.from('<html><p>Sign in');
    const reading = collect(read('awin', toContent(bytes)));
    await expect(reading).rejects.toThrow(FeedError);
    await expect(reading).rejects.toThrow('The file is a web page, not a feed.');
  });

  it('throws what is wrong with the options', async () => {
    await expect(collect(read('awon', toContent('')))).rejects.toThrow(OptionsError);
  });

  it('throws what the bytes throw, itself, after the windows before', async () => {
    const error = new Error('the line is dead');
    const windows: number[] = [];
    const reading = (async () => {
      for await (const { rows } of read('coupon-api', breakOff(readFixture('coupon-api.csv'), error)))
        windows.push(rows);
    })();
    await expect(reading).rejects.toBe(error);
    expect(windows.length).toBeGreaterThan(0);
  });

  it('ends with whoever stops reading, also while bytes are still to come', async () => {
    const bytes = readFixture('coupon-api.csv');
    const endless = async function* (): FeedContent {
      yield bytes;
      await new Promise(() => undefined);
    };
    for await (const { rows } of read('coupon-api', endless(), { ...REQUEST, windowRows: 1 })) {
      expect(rows).toBe(1);
      expect(countThreads()).toBeGreaterThan(0);
      break;
    }
  });

  it('reads no more ahead than it needs while nobody takes what was read', async () => {
    let sentBytes = 0;
    const [header = '', ...rows] = readFixture('coupon-api.csv').toString().split('\n');
    const chunk = Buffer.from(`${rows[0] ?? ''}\n`.repeat(2_000));
    const endless = async function* (): FeedContent {
      yield Buffer.from(`${header}\n`);
      for (;;) {
        sentBytes += chunk.length;
        yield chunk;
      }
    };
    for await (const { rows: count } of read('coupon-api', endless(), { ...REQUEST, windowRows: 1_000 })) {
      expect(count).toBe(1_000);
      break;
    }
    expect(sentBytes).toBeLessThan(10_000_000);
  });
});

const FILL_MEMORY = 'const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length));';
const FILLING_MS = 30_000;

/** What a thread breaks off with that runs this script. */
async function catchError(script: string): Promise<unknown> {
  const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  const [error] = await once(worker, 'error');
  return error;
}

it(
  'says of a thread that ran out of memory what is wrong with the feed',
  async () => {
    const explained = explainThreadError(await catchError(FILL_MEMORY), 8);
    expect(explained).toBeInstanceOf(FeedError);
    expect(explained).toMatchObject({ message: expect.stringContaining('more than 8 MB of memory') });
  },
  FILLING_MS,
);

it.each([new Error('the line is dead'), 'no error'])('leaves others as they are: %s', (error) => {
  expect(explainThreadError(error, 8)).toBe(error);
});
