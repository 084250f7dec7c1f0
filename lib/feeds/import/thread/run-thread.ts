import { once } from 'node:events';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { FeedError, OptionsError } from '../../feed';
import { getFeedFormat } from '../../formats/index';
import { readWindows } from '../read-windows';
import { CutContent, receiveBytes } from './byte-channel';
import type { ThreadAnswer, ThreadJob } from './messages';

/** The work of the reading thread: one window, and the next when it is asked to go on. */
async function answerWindows({ recipe, request, port }: ThreadJob, parent: MessagePort): Promise<void> {
  const answer = (message: ThreadAnswer) => parent.postMessage(message);
  try {
    const format = getFeedFormat(recipe.name, recipe.options);
    if (format === null) throw new OptionsError(`"${recipe.name}" is no known format.`);
    for await (const read of readWindows(format, receiveBytes(port), request)) {
      answer({ kind: 'window', read });
      await once(parent, 'message');
    }
    answer({ kind: 'end' });
  } catch (error) {
    answer(toAnswer(error));
  } finally {
    port.close();
  }
}

/** Classes do not cross to another thread; whatever else goes wrong ends this one, with its stack. */
function toAnswer(error: unknown): ThreadAnswer {
  if (error instanceof CutContent) return { kind: 'cut' };
  if (error instanceof FeedError) return { kind: 'failed', cause: 'feed', message: error.message };
  if (error instanceof OptionsError) return { kind: 'failed', cause: 'options', message: error.message };
  throw error;
}

if (parentPort === null) throw new Error('This is the work of a thread.');
const job: ThreadJob = workerData;
await answerWindows(job, parentPort);
