import { EventEmitter, on, once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FeedContent } from '../../feed';
import type { ByteMessage } from './messages';

/** What lies ready while this thread writes, which is when it cannot read: more than a window of usual rows. */
const BYTES_AHEAD = 4_000_000;

/** Reads a feed's bytes in this thread and sends them to another, as many ahead as that one needs and no more. */
export class ByteFeeder {
  /** What reading the bytes threw. */
  error: unknown = null;
  private readonly changes = new EventEmitter();
  private bytesAhead = 0;
  private isOver = false;
  private filling: Promise<void> | null = null;

  constructor(
    content: FeedContent,
    private readonly port: MessagePort,
  ) {
    port.on('message', (takenBytes: number) => {
      this.bytesAhead -= takenBytes;
      this.changes.emit('change');
    });
    void this.feed(content);
  }

  /** Resolves when enough was sent to go on with, or all. */
  whenAhead(): Promise<void> {
    this.filling ??= this.fill().finally(() => {
      this.filling = null;
    });
    return this.filling;
  }

  /** Sends nothing more. A read that is under way ends when the feed is closed. */
  stop(): void {
    this.finish();
    this.port.close();
  }

  private async feed(content: FeedContent): Promise<void> {
    try {
      for await (const chunk of content) {
        if (this.isOver) return;
        this.sendBytes(chunk);
        while (this.isAhead() && !this.isOver) await once(this.changes, 'change');
      }
      this.send({ end: 'done' });
    } catch (error) {
      this.error = error;
      this.send({ end: 'failed' });
    }
    this.finish();
  }

  private async fill(): Promise<void> {
    while (!this.isAhead() && !this.isOver) await once(this.changes, 'change');
  }

  private sendBytes(chunk: Uint8Array): void {
    // A copy: a chunk may be a part of memory that it shares with others, and what is sent is lost here.
    const bytes = new Uint8Array(chunk);
    this.bytesAhead += bytes.length;
    this.send({ bytes }, [bytes.buffer]);
    this.changes.emit('change');
  }

  private send(message: ByteMessage, transferred: ArrayBuffer[] = []): void {
    this.port.postMessage(message, transferred);
  }

  private isAhead(): boolean {
    return this.bytesAhead >= BYTES_AHEAD;
  }

  private finish(): void {
    this.isOver = true;
    this.changes.emit('change');
  }
}

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
