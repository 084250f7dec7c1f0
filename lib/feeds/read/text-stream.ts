import { FeedError } from '../feed';

/** The most characters of one record in the file; in JSON, bytes. No offer comes near; a broken file passes it. */
export const MAX_RECORD_LENGTH = 1_000_000;

/** How deep lists and objects, or elements, may be nested. */
export const MAX_DEPTH = 32;

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

/** Returns a text's first line, and the whole text. Throws what the text throws. */
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

/** A line, and which one of the text it is, from 1. */
type NumberedLine = { text: string; line: number };

/** The lines of a text in pieces, without blank ones. Throws FeedError on one that is longer than a record may be. */
export async function* splitLines(texts: AsyncIterable<string>): AsyncIterable<NumberedLine> {
  let line = 1;
  let open = '';
  for await (const piece of texts) {
    const [first = '', ...others] = piece.split('\n');
    open += first;
    for (const next of others) {
      if (open.trim() !== '') yield { text: open, line };
      line += 1;
      open = next;
    }
    if (open.length > MAX_RECORD_LENGTH) {
      throw new FeedError(`Line ${line} has more than ${MAX_RECORD_LENGTH} characters.`);
    }
  }
  if (open.trim() !== '') yield { text: open, line };
}

/** Line and column, from 1, in a text in pieces. */
export class TextPosition {
  #line = 1;
  #column = 1;

  /** Goes on to the end of the next piece. */
  advance(piece: string): void {
    let start = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
      this.#line += 1;
      this.#column = 1;
      start = end + 1;
    }
    this.#column += piece.length - start;
  }

  /** The position behind the beginning of the next piece. */
  after(beginning: string): string {
    const position = new TextPosition();
    position.#line = this.#line;
    position.#column = this.#column;
    position.advance(beginning);
    return position.toString();
  }

  toString(): string {
    return `line ${this.#line}, column ${this.#column}`;
  }
}
