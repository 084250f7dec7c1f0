import { on } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { FeedError, OptionsError, type FeedContent } from '../../feed';
import type { FormatRecipe } from '../../formats';
import type { ReadWindow, WindowReader, WindowRequest } from '../read-windows';
import { ByteFeeder } from './byte-channel';
import type { ThreadJob, ThreadMessage } from './run-thread';

const ENTRY = new URL('./start-thread.js', import.meta.url);
const HEAP_MB = 96;
/** The part of it for short-lived objects: less costs time, more only memory. */
const YOUNG_HEAP_MB = 24;
const READ_ON = 'read on';

/**
 * Reads in a thread of its own, one window ahead: the next one is read while the last one is being saved. The bytes are
 * read here and sent there, so a feed may come from any source. The thread ends with the reading, also when that fails.
 */
export function createThreadReader(recipe: FormatRecipe): WindowReader {
  return (content, request) => readInThread(recipe, content, request);
}

async function* readInThread(
  recipe: FormatRecipe,
  content: FeedContent,
  request: WindowRequest,
): AsyncGenerator<ReadWindow> {
  const { port1, port2 } = new MessageChannel();
  const worker = startThread({ recipe, request, port: port2 });
  const feeder = new ByteFeeder(content, port1);
  const messages = on(worker, 'message', { close: ['exit'] });
  try {
    let next = takeNext(messages);
    for (;;) {
      const read = toWindow(await next, feeder);
      if (read === null) return;
      worker.postMessage(READ_ON);
      next = takeNext(messages);
      await Promise.race([feeder.whenAhead(), next]);
      yield read;
    }
  } finally {
    feeder.stop();
    await worker.terminate();
  }
}

function startThread(job: ThreadJob): Worker {
  return new Worker(ENTRY, {
    workerData: job,
    transferList: [job.port],
    // The flags of this process may not suit the thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
}

type Messages = ReturnType<typeof on>;

function takeNext(messages: Messages): ReturnType<Messages['next']> {
  const next = messages.next().catch((error: unknown) => {
    throw explainThreadError(error, HEAP_MB);
  });
  // It may fail while the last window is being saved, when nothing awaits it.
  next.catch(() => undefined);
  return next;
}

/** The window that was read, null at the end of the feed. */
function toWindow(
  { value, done }: Awaited<ReturnType<Messages['next']>>,
  feeder: ByteFeeder,
): ReadWindow | null {
  if (done === true) throw new Error('The reading thread ended before the feed did.');
  const message: ThreadMessage = value[0];
  switch (message.kind) {
    case 'window':
      return message.read;
    case 'end':
      return null;
    case 'cut':
      throw feeder.error;
    case 'failed':
      throw message.cause === 'feed' ? new FeedError(message.message) : new OptionsError(message.message);
  }
}

/** The error that ended a reading thread; where it ran out of memory, a FeedError that says so. */
export function explainThreadError(error: unknown, heapMb: number): unknown {
  return isOutOfMemory(error)
    ? new FeedError(
        `The file has rows so large that reading them takes more than ${heapMb} MB of memory: is it the right file?`,
      )
    : error;
}

function isOutOfMemory(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  );
}
