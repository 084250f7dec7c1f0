import type { FeedContent } from '../feed';

/** A file's bytes in pieces of the given sizes, over and over; in one piece without any. */
export async function* toContent(file: string | Uint8Array, sizes: number[] = []): FeedContent {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  let start = 0;
  for (let index = 0; start < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? bytes.length;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

/** All that comes, as a list. */
export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}
