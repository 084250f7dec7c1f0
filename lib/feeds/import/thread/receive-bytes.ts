import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FeedContent } from '../../feed';
import type { ByteMessage } from './messages';

/** The bytes could not be read to their end, for a reason that the sender knows. */
export class CutContent extends Error {
  override name = 'CutContent';
}

/** The bytes that a ByteFeeder sends. Throws CutContent where it failed. */
export async function* receiveBytes(port: MessagePort): FeedContent {
  for await (const [message] of on(port, 'message')) {
    const piece: ByteMessage = message;
    if ('end' in piece) {
      if (piece.end === 'failed') throw new CutContent('The bytes break off.');
      return;
    }
    port.postMessage(piece.bytes.length);
    yield piece.bytes;
  }
}
