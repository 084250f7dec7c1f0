import type { MessagePort } from 'node:worker_threads';
import type { FeedOptions } from '../../feed';
import type { ReadWindow, WindowRequest } from '../read-windows';

/** What makes a format: formats have functions, which do not cross to another thread. */
export type FormatRecipe = { name: string; options: FeedOptions };

/** What the reading thread is started with. */
export type ThreadJob = { recipe: FormatRecipe; request: WindowRequest; port: MessagePort };

/** To the reading thread: a feed's bytes, and how they end. It answers each piece with its length when it takes it. */
export type ByteMessage = { bytes: Uint8Array } | { end: 'done' | 'failed' };

/** From the reading thread. After a window it waits for any message before it reads on. */
export type ThreadAnswer =
  | { kind: 'window'; read: ReadWindow }
  | { kind: 'end' }
  | { kind: 'failed'; cause: 'feed' | 'options'; message: string }
  /** The bytes broke off; whoever sent them knows why. */
  | { kind: 'cut' };
