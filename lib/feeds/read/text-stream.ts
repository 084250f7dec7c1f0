import { MAX_RECORD_LENGTH } from './limits';

export type PeekedText = {
  /** The first line that is not blank, without its end; null if that is longer than a record may be. */
  line: string | null;
  /** What the text begins with, blanks left out: at least one character, unless it is empty. */
  start: string;
  /** The whole text, once. */
  texts: AsyncIterable<string>;
  /** Ends what the text is read from, however far it was read. */
  close(): Promise<void>;
};

/** Looks at a text's first line and answers the text as it was. Throws what the text throws. */
export async function peekLine(texts: AsyncIterable<string>): Promise<PeekedText> {
  const iterator = texts[Symbol.asyncIterator]();
  const pieces: string[] = [];
  let start = '';
  let isWhole = false;
  while (!isWhole && start.length < MAX_RECORD_LENGTH) {
    const next = await iterator.next();
    isWhole = next.done === true;
    if (next.done) break;
    pieces.push(next.value);
    start = (start + next.value).trimStart();
    isWhole = start !== '' && /[\r\n]/.test(next.value) && /[\r\n]/.test(start);
  }
  const line = isWhole ? (start.split(/[\r\n]/, 1)[0] ?? '') : null;
  const close = async () => {
    await iterator.return?.();
  };
  return { line, start, texts: replay(pieces, iterator), close };
}

async function* replay(pieces: string[], iterator: AsyncIterator<string>): AsyncIterable<string> {
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) yield piece;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}
