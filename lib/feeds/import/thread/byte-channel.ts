import { EventEmitter, on, once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FeedContent } from '../../feed';

/** To the reading thread: a feed's bytes, and how they end. The thread replies to each chunk with its length. */
type ByteMessage = { bytes: Uint8Array } | { end: 'done' | 'failed' };

/** Sent ahead, because this thread cannot read while it writes: more than a window of usual rows. */
const BYTES_AHEAD = 4_000_000;

/** Reads a feed's bytes in this thread and sends them to another, up to BYTES_AHEAD before they are used. */
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

  /** Resolves when enough bytes are sent ahead, or all. */
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
    // A copy: a chunk may share its memory with others, and sent memory is lost here.
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

/** The bytes could not be read to their end; ByteFeeder.error is the reason. */
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
