/** @jest-environment node */
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { FeedError } from '@/lib/feeds';
import { CommandError } from './command-error';
import { countBytes, explainErrors, limitBytes, unpack } from './import-content';

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

it('countBytes tells how much came so far', async () => {
  const onBytes = jest.fn();
  await buffer(countBytes(inPieces(Buffer.from('abcde'), 2), onBytes));
  expect(onBytes.mock.calls).toEqual([[2], [4], [5]]);
});

it.each([
  [Object.assign(new Error('EISDIR: illegal'), { code: 'EISDIR' }), 'feed: Error: EISDIR: illegal'],
  [new FeedError('It is broken.'), 'It is broken.'],
  [new CommandError('The host is slow.'), 'The host is slow.'],
])('explainErrors words %s', async (thrown, message) => {
  const source = async function* () {
    yield Buffer.from('a');
    throw thrown;
  };
  const content = explainErrors(source(), (error) => new CommandError(`feed: ${String(error)}`));
  await expect(buffer(content)).rejects.toThrow(new RegExp(`^${message}$`));
});

it('limitBytes stops at its limit', async () => {
  expect(await buffer(limitBytes(inPieces(Buffer.from('abcde'), 2), 5))).toHaveLength(5);
  await expect(buffer(limitBytes(inPieces(Buffer.from('abcdef'), 2), 5))).rejects.toThrow(
    'It is larger than',
  );
});
