import { once } from 'node:events';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { FeedError, OptionsError } from '../../feed';
import { getFeedFormat, type FormatRecipe } from '../../formats';
import { readWindows, type ReadWindow, type WindowRequest } from '../read-windows';
import { CutContent, receiveBytes } from './byte-channel';

/** What the reading thread is started with. */
export type ThreadJob = { recipe: FormatRecipe; request: WindowRequest; port: MessagePort };

/** From the reading thread. After a window it waits for any message before it reads on. */
export type ThreadMessage =
  | { kind: 'window'; read: ReadWindow }
  | { kind: 'end' }
  | { kind: 'failed'; cause: 'feed' | 'options'; message: string }
  /** The bytes broke off; the sender knows why. */
  | { kind: 'cut' };

/** The work of the reading thread: sends a window, and the next one after each message from its parent. */
async function sendWindows({ recipe, request, port }: ThreadJob, parent: MessagePort): Promise<void> {
  const send = (message: ThreadMessage) => parent.postMessage(message);
  try {
    const format = getFeedFormat(recipe.name, recipe.options);
    if (format === null) throw new OptionsError(`"${recipe.name}" is no known format.`);
    for await (const read of readWindows(format, receiveBytes(port), request)) {
      send({ kind: 'window', read });
      await once(parent, 'message');
    }
    send({ kind: 'end' });
  } catch (error) {
    send(toMessage(error));
  } finally {
    port.close();
  }
}

/** Classes cannot be sent to another thread; any other error ends this one, with its stack. */
function toMessage(error: unknown): ThreadMessage {
  if (error instanceof CutContent) return { kind: 'cut' };
  if (error instanceof FeedError) return { kind: 'failed', cause: 'feed', message: error.message };
  if (error instanceof OptionsError) return { kind: 'failed', cause: 'options', message: error.message };
  throw error;
}

if (parentPort === null) throw new Error('This is the work of a thread.');
const job: ThreadJob = workerData;
await sendWindows(job, parentPort);
