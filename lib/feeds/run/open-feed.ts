import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FeedError, ImportError, type FeedContent } from '../feed';

/** A feed's bytes; `sizeBytes` is null where it is unknown. */
export type OpenedFeed = { content: FeedContent; sizeBytes: number | null; close: () => Promise<void> };

const GZIP_SIGNATURE = Buffer.from([0x1f, 0x8b]);
const REASONS = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'that is a folder'],
  ['EACCES', 'this user may not read it'],
]);

/** The bytes of a file, or of standard input for "-". Throws ImportError if it cannot be opened. */
export async function openFeedFile(file: string): Promise<OpenedFeed> {
  if (file === '-') {
    // Input that is not read yet must not keep the command running.
    const close = async () => void process.stdin.destroy();
    return { content: process.stdin, sizeBytes: null, close };
  }
  try {
    const handle = await open(file);
    const sizeBytes = await readSize(handle).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
    // Opened once: who writes to a named pipe must not see its reader leave.
    const content = handle.createReadStream();
    return { content, sizeBytes, close: async () => void content.destroy() };
  } catch (error) {
    throw toReadError(error, file);
  }
}

/** The error for a feed that cannot be read. */
export function toReadError(error: unknown, file: string): ImportError {
  const reason = REASONS.get(getErrorCode(error)) ?? (error instanceof Error ? error.message : String(error));
  return new ImportError(`${nameFeed(file)} cannot be read: ${reason}. Nothing was changed.`);
}

/** A feed as messages name it. */
export function nameFeed(file: string): string {
  return file === '-' ? 'Standard input' : file;
}

/** Null for a pipe. */
async function readSize(handle: FileHandle): Promise<number | null> {
  const stats = await handle.stat();
  if (stats.isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  return stats.isFile() ? stats.size : null;
}

/** The bytes; calls `onBytes` after each piece with how many there were so far. */
export async function* countBytes(content: FeedContent, onBytes: (bytes: number) => void): FeedContent {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}

/** The bytes. What reading them throws is mapped by `toError`, except FeedError and ImportError. */
export async function* explainErrors(
  content: FeedContent,
  toError: (error: unknown) => ImportError,
): FeedContent {
  try {
    yield* content;
  } catch (error) {
    throw error instanceof FeedError || error instanceof ImportError ? error : toError(error);
  }
}

/** The bytes, unpacked where they begin as gzip does. Throws FeedError on gzip that is broken or breaks off. */
export async function* unpack(content: FeedContent): FeedContent {
  const chunks = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < GZIP_SIGNATURE.length) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  const whole = resume(head, chunks);
  if (head.subarray(0, GZIP_SIGNATURE.length).equals(GZIP_SIGNATURE)) yield* gunzip(whole);
  else yield* whole;
}

/** The bytes, as long as there are no more than that. Throws FeedError. */
export async function* limitBytes(content: FeedContent, maxBytes: number): FeedContent {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FeedError(describeLimit(maxBytes));
    yield chunk;
  }
}

export function describeLimit(maxBytes: number): string {
  return `It is larger than ${Math.round(maxBytes / 1_000_000)} MB; --max-size allows more.`;
}

async function* resume(head: Buffer, chunks: AsyncIterator<Uint8Array>): FeedContent {
  try {
    if (head.length > 0) yield head;
    for (;;) {
      const { value, done } = await chunks.next();
      if (done === true) return;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}

async function* gunzip(content: FeedContent): FeedContent {
  const unpacked = createGunzip();
  const packed = Readable.from(content);
  const done = pipeline(packed, unpacked);
  // The reader below gets the same error; without this, an error after the reader has stopped would end the process.
  done.catch(() => undefined);
  try {
    yield* unpacked;
    await done;
  } catch (error) {
    const isBroken = /^Z_/.test(getErrorCode(error));
    throw isBroken ? new FeedError('It is no intact gzip file: it is broken or cut off.') : error;
  } finally {
    packed.destroy();
  }
}

/** The code that Node gives an error, for example "ENOENT"; empty where it has none. */
function getErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
