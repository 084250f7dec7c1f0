/** @jest-environment node */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FeedError } from '../../feed';
import { explainThreadError } from './explain-thread-error';

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
