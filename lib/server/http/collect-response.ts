import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { collectTags } from '../response-tags';

/** What serves requests; Next, but for tests. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type CollectedResponse = Whole & {
  /** What of the catalogue it shows (../response-tags.ts); null where nobody said. */
  tags: readonly string[] | null;
};
type Whole = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type CollectOptions = {
  url: string;
  headers: IncomingHttpHeaders;
  /** Where a response goes that grows beyond `maxBytes`, by its status and headers; undefined discards it. */
  openStream?: (status: number, headers: OutgoingHttpHeaders) => Writable;
  maxBytes?: number;
};

/** Larger than any page; sitemaps and pre-built files may be larger. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Sends a request without a body or a connection through `handle` and returns the whole response, or null where it was too
 * large and went to a stream instead. Throws where `handle` does, or destroys the response. Hand-written: libraries that
 * do so for tests bring a request of their own, and Next wants Node's.
 */
export async function collectResponse(
  handle: Handle,
  options: CollectOptions,
): Promise<CollectedResponse | null> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    ...{ method: 'GET', url: options.url, headers: options.headers },
    ...{ httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1, complete: true },
  });
  request.push(null);
  const { result, tags } = await collectTags(() => {
    const response = new Collector(request, options);
    handle(request, response).catch((error: unknown) => response.fail(error));
    return response.collected;
  });
  return result && { ...result, tags };
}

/** A response that is kept in memory. Next sets headers late, so that head and body are collected together. */
class Collector extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private stream: Writable | null = null;
  private isDiscarded = false;
  private resolve!: (response: Whole | null) => void;
  fail!: (error: unknown) => void;
  readonly collected = new Promise<Whole | null>((resolve, reject) => {
    this.resolve = resolve;
    this.fail = reject;
  });

  constructor(
    request: IncomingMessage,
    private readonly options: CollectOptions,
  ) {
    super(request);
  }

  /** Keeps headers that come with the status where getHeaders() finds them. */
  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((part) => typeof part === 'object' && part !== null);
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return super.writeHead(status);
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.flushHeaders();
    const bytes = toBuffer(chunk, rest[0]);
    rest.filter((part) => typeof part === 'function').forEach((callback) => queueMicrotask(() => callback()));
    if (this.isDiscarded) return true;
    if (this.stream) return this.stream.write(bytes);
    this.chunks.push(bytes);
    this.size += bytes.byteLength;
    if (this.size > (this.options.maxBytes ?? MAX_BYTES)) this.passOn();
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this;
    const [chunk, encoding] = args;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk, encoding);
    this.flushHeaders();
    this.finished = true;
    const isWhole = this.stream === null && !this.isDiscarded;
    this.stream?.end();
    this.resolve(
      isWhole
        ? { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.chunks) }
        : null,
    );
    args.filter((part) => typeof part === 'function').forEach((callback) => queueMicrotask(() => callback()));
    process.nextTick(() => this.emit('finish') && this.emit('close'));
    return this;
  }

  override destroy(error?: Error): this {
    this.fail(error ?? new Error('The response was destroyed.'));
    this.stream?.destroy();
    this.emit('close');
    return this;
  }

  private passOn(): void {
    this.stream = this.options.openStream?.(this.statusCode, this.getHeaders()) ?? null;
    this.isDiscarded = this.stream === null;
    this.stream?.on('drain', () => this.emit('drain')).on('close', () => this.emit('close'));
    this.chunks.forEach((chunk) => this.stream?.write(chunk));
    this.chunks.length = 0;
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return Buffer.from(chunk as Uint8Array);
}
