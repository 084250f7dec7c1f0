import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { FeedError, ImportError } from '../feed';
import {
  countBytes,
  explainErrors,
  limitBytes,
  nameFeed,
  openFeedFile,
  toReadError,
  unpack,
} from './open-feed';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'open-feed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('returns the bytes of a file and how many there are', async () => {
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, 'offers');
  const { content, sizeBytes } = await openFeedFile(file);
  expect(sizeBytes).toBe(6);
  expect((await buffer(content)).toString()).toBe('offers');
});

it('opens a named pipe once, so that its writer always has a reader', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [feed, writer] = await Promise.all([openFeedFile(pipe), open(pipe, 'w')]);
  // Fails where nobody has the pipe open to read from it.
  closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  const text = 'offers,'.repeat(50_000);
  const written = writer.writeFile(text).then(() => writer.close());
  const [read] = await Promise.all([buffer(feed.content), written]);
  expect(read.toString()).toBe(text);
  expect(feed.sizeBytes).toBeNull();
});

it.each([
  ['', 'that is a folder'],
  ['none.csv', 'there is no such file'],
])('refuses "%s"', async (name, reason) => {
  const file = path.join(folder, name);
  const opening = openFeedFile(file);
  await expect(opening).rejects.toThrow(ImportError);
  await expect(opening).rejects.toThrow(`${file} cannot be read: ${reason}. Nothing was changed.`);
});

it('names standard input', () => {
  expect(nameFeed('-')).toBe('Standard input');
  expect(toReadError(new Error('the line is dead'), '-').message).toBe(
    'Standard input cannot be read: the line is dead. Nothing was changed.',
  );
});

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

describe('unpack', () => {
  const text = 'offer_id,title\n'.repeat(500);

  it.each([1, 3, 100_000])('gives what was packed, in pieces of %i bytes', async (size) => {
    const packed = await buffer(unpack(inPieces(gzipSync(text), size)));
    expect(packed.toString()).toBe(text);
  });

  it.each(['', 'a', 'ab', text])('leaves alone what is not packed: "%.10s"', async (plain) => {
    expect((await buffer(unpack(inPieces(Buffer.from(plain), 1)))).toString()).toBe(plain);
  });

  it('closes the source when nobody reads on', async () => {
    const closed = jest.fn();
    const source = async function* () {
      try {
        yield* inPieces(gzipSync(text), 5);
      } finally {
        closed();
      }
    };
    for await (const chunk of unpack(source())) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await new Promise(setImmediate);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('passes on what goes wrong with the source', async () => {
    const source = async function* () {
      yield gzipSync(text).subarray(0, 20);
      throw new Error('the line is dead');
    };
    await expect(buffer(unpack(source()))).rejects.toThrow('the line is dead');
  });
});

it('countBytes reports how much came so far', async () => {
  const onBytes = jest.fn();
  await buffer(countBytes(inPieces(Buffer.from('abcde'), 2), onBytes));
  expect(onBytes.mock.calls).toEqual([[2], [4], [5]]);
});

it.each([
  [Object.assign(new Error('EISDIR: illegal'), { code: 'EISDIR' }), 'feed: Error: EISDIR: illegal'],
  [new FeedError('It is broken.'), 'It is broken.'],
  [new ImportError('The host is slow.'), 'The host is slow.'],
])('explainErrors words %s', async (thrown, message) => {
  const source = async function* () {
    yield Buffer.from('a');
    throw thrown;
  };
  const content = explainErrors(source(), (error) => new ImportError(`feed: ${String(error)}`));
  await expect(buffer(content)).rejects.toThrow(new RegExp(`^${message}$`));
});

it('limitBytes stops at its limit', async () => {
  expect(await buffer(limitBytes(inPieces(Buffer.from('abcde'), 2), 5))).toHaveLength(5);
  await expect(buffer(limitBytes(inPieces(Buffer.from('abcdef'), 2), 5))).rejects.toThrow(
    'It is larger than',
  );
});
