import { FeedError } from '../feed';

/**
 * Where the responses of a service say how many rows there are, and how many pages: keys of a JSON file, with
 * dots between nested ones, or elements and "@attributes" of an XML file, outside of its rows.
 */
export type Paging = { total: string; pages?: string };

/** The feed says itself that it is a part: it can be imported as a delta, but not as a snapshot. */
export class PartError extends FeedError {
  override name = 'PartError';
}

/** Counts the rows of a file, also of several pages in one, and compares them with the counts in the file. */
export class PageCount {
  rows = 0;
  readonly names: readonly string[];
  readonly #paging: Paging | undefined;
  #total: number | null = null;
  #pages: number | null = null;
  /** How many pages have said how many there are. */
  #pagesSeen = 0;

  constructor(paging: Paging | undefined) {
    this.#paging = paging;
    this.names =
      paging === undefined ? [] : [paging.total, ...(paging.pages === undefined ? [] : [paging.pages])];
  }

  /** Takes the value of one of `names`; the total of the last page counts, it is the newest. */
  note(name: string, value: unknown): void {
    const count = toCount(value);
    if (count === null) return;
    if (name === this.#paging?.total) this.#total = count;
    if (name !== this.#paging?.pages) return;
    this.#pages = count;
    this.#pagesSeen += 1;
  }

  /** Throws PartError where there are fewer rows than the file says, or if it only counts pages, fewer of those. */
  refusePart(): void {
    if (this.#total !== null) {
      if (this.rows < this.#total) throw buildPartError(`has ${this.rows} of ${this.#total} rows`);
    } else if (this.#pages !== null && this.#pagesSeen < this.#pages) {
      throw buildPartError(
        `is ${this.#pagesSeen === 1 ? 'one page' : `${this.#pagesSeen} pages`} of ${this.#pages}`,
      );
    }
  }
}

function toCount(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\s*\d{1,12}\s*$/.test(text) ? Number(text) : null;
}

function buildPartError(part: string): PartError {
  return new PartError(
    `The file says that it ${part}: put all pages together in one file, or what it lacks would be retired; with --delta it is imported as it is.`,
  );
}

/** The rows, also of a file that says that it is a part. */
export async function* allowPart(rows: AsyncIterable<unknown>): AsyncIterable<unknown> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof PartError)) throw error;
  }
}
