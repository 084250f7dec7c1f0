import { Tokenizer, TokenParser } from '@streamparser/json';
import { FeedError } from '../feed';
import type { EnvelopeTracker } from './json-envelope';
import { MAX_DEPTH, MAX_RECORD_LENGTH, TextPosition } from './text-stream';

type Token = Parameters<Tokenizer['onToken']>[0];

/** Reads one JSON text in pieces, with one row in memory. All errors are FeedErrors with line and column. */
export class JsonScanner {
  readonly #tokenizer = new Tokenizer();
  readonly #parser: TokenParser;
  readonly #tracker: EnvelopeTracker;
  readonly #position = new TextPosition();
  #rows: unknown[] = [];
  #piece = Buffer.alloc(0);
  /** Offsets in bytes: of the piece, of the last token, and of what may not grow past the limit. */
  #pieceStart = 0;
  #tokenStart = 0;
  #recordStart = 0;

  constructor(rowPaths: string[], tracker: EnvelopeTracker) {
    this.#tracker = tracker;
    this.#parser = new TokenParser({ paths: rowPaths, keepStack: false });
    this.#tokenizer.onToken = (token) => this.#take(token);
    this.#parser.onValue = ({ value, parent }) => {
      if (!Array.isArray(parent)) return;
      this.#rows.push(value);
      this.#recordStart = this.#tokenStart;
    };
  }

  /** The rows that the next piece completes. */
  read(text: string): unknown[] {
    this.#piece = Buffer.from(text);
    this.#run(() => this.#tokenizer.write(this.#piece));
    this.#pieceStart += this.#piece.length;
    this.#refuseTooLong(this.#pieceStart);
    this.#position.advance(text);
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  end(): void {
    if (this.#parser.isEnded) return;
    throw new FeedError(`The JSON ends too early, at ${this.#position.toString()}: the file is cut off.`);
  }

  #take(token: Token): void {
    this.#tokenStart = token.offset;
    this.#refuseTooLong(token.offset);
    this.#tracker.follow(token);
    if (this.#tracker.depth > MAX_DEPTH) {
      throw new FeedError(`At ${this.#locate(token.offset)} the JSON is more than ${MAX_DEPTH} levels deep.`);
    }
    this.#parser.write(token);
    if (!this.#tracker.isInList) this.#recordStart = token.offset;
  }

  #refuseTooLong(end: number): void {
    if (end - this.#recordStart <= MAX_RECORD_LENGTH) return;
    throw new FeedError(
      `One value has more than ${MAX_RECORD_LENGTH} characters, at ${this.#locate(this.#tokenStart)}.`,
    );
  }

  #run(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof FeedError) throw error;
      // The tokenizer names the position in its message only; what the parser refuses is the last token.
      const index = /chunk position "(\d+)"/.exec(error instanceof Error ? error.message : '')?.[1];
      const offset = index === undefined ? this.#tokenStart : this.#pieceStart + Number(index);
      throw new FeedError(`It is not JSON: at ${this.#locate(offset)} there is ${this.#quote(offset)}.`);
    }
  }

  /** A token that began in an earlier piece is located at the beginning of this one. */
  #locate(offset: number): string {
    const before = this.#piece.subarray(0, Math.max(offset - this.#pieceStart, 0)).toString('utf8');
    return this.#position.after(before);
  }

  #quote(offset: number): string {
    const start = Math.max(offset - this.#pieceStart, 0);
    return JSON.stringify(this.#piece.subarray(start).toString('utf8').slice(0, 1));
  }
}
