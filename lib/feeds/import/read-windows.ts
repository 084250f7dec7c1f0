import {
  MAX_ID_LENGTH,
  RowError,
  type FeedContent,
  type FeedFormat,
  type RawOffer,
  type RawRow,
  type SkippedRow,
} from '../feed';
import { allowPart } from '../read/page-count';
import type { FeedOffer } from '../row/feed-offer';
import { readAddedAt } from '../row/read-dates';
import { toFeedOffer, type RowContext } from '../row/to-feed-offer';
import { shortenSkipped } from './import-report';
import { KeySet, toOfferKey } from './key-set';

const WINDOW_ROWS = 5_000;
/** Reached before WINDOW_ROWS where rows are longer than 800 characters: they must not fill the memory. */
const WINDOW_CHARACTERS = 4_000_000;

type RowId = { row: number; externalId: string };
export type WholeOffer = RowId & { change: 'whole' | 'retired'; offer: FeedOffer; arrival: Arrival };
/** Understood only together with the stored offer that it is merged with. */
export type PartOffer = RowId & { change: 'part'; source: string; raw: RawOffer; arrival: Arrival };
type Tombstone = RowId & { source: string };
type Arrival = { addedAt: number; order: number };

export type Window = {
  categories: (Extract<RawRow, { record: 'category' }> & { row: number })[];
  brands: (Extract<RawRow, { record: 'brand' }> & { row: number })[];
  /** Oldest first. */
  offers: (WholeOffer | PartOffer)[];
  tombstones: Tombstone[];
  articles: (Extract<RawRow, { record: 'article' }> & { row: number })[];
};

/** A row that cannot be imported, and the keys of its offer: it is in the file all the same. */
export type LeftOut = { skipped: SkippedRow; keys: string[] };

/** What the next `rows` rows of a file hold: plain data, which can be sent to another thread. */
export type ReadWindow = { window: Window; rows: number; leftOut: LeftOut[] };

/** How rows are read: plain data, too. */
export type WindowRequest = RowContext & {
  /** Rows of a window; long rows make smaller ones. */
  windowRows?: number;
  /** Accepts a file that says that it is one page of several. */
  allowsPart?: boolean;
};

/** Reads a feed in windows, in any thread. Throws FeedError, and what `content` throws. */
export type WindowReader = (content: FeedContent, request: WindowRequest) => AsyncIterable<ReadWindow>;

type Reading = RowContext & {
  format: FeedFormat;
  /** Offers so far: a row that repeats an id is skipped. */
  taken: KeySet;
};

/** Reads in the thread of the caller. */
export function createWindowReader(format: FeedFormat): WindowReader {
  return (content, request) => readWindows(format, content, request);
}

/**
 * The rows of a file in windows, mapped and checked, offers oldest first within their window: feeds list the newest
 * first, and what arrives last is shown first. Throws FeedError, and what `content` throws.
 */
export async function* readWindows(
  format: FeedFormat,
  content: FeedContent,
  { windowRows = WINDOW_ROWS, allowsPart = false, ...context }: WindowRequest,
): AsyncGenerator<ReadWindow> {
  const reading = { ...context, format, taken: new KeySet() };
  let read = createReadWindow();
  let characters = 0;
  let row = 0;
  const rows = format.read(content);
  for await (const value of allowsPart ? allowPart(rows) : rows) {
    row += 1;
    read.rows += 1;
    characters += readRow(read, value, row, reading);
    if (read.rows < windowRows && characters < WINDOW_CHARACTERS) continue;
    yield sortOffers(read);
    read = createReadWindow();
    characters = 0;
  }
  if (read.rows > 0) yield sortOffers(read);
}

/** Returns how many characters the row holds, or is refused with. */
function readRow(read: ReadWindow, value: unknown, row: number, reading: Reading): number {
  let raw: RawRow | null = null;
  try {
    raw = reading.format.mapRow(value);
    addRow(read.window, raw, row, reading);
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    const skipped = { row, externalId: reading.format.readId(value), reason: error.message };
    read.leftOut.push({
      skipped: shortenSkipped(skipped),
      keys: listKeys(skipped.externalId, raw, reading.source),
    });
    return countCharacters([raw, skipped]);
  }
  return countCharacters(raw);
}

/** An id that is too long is no offer's. */
function listKeys(externalId: string | null, raw: RawRow | null, source: string): string[] {
  const ids = externalId === null ? [] : [{ source, id: externalId.trim() }];
  if (raw?.record === 'offer') ids.push({ source: raw.source ?? source, id: raw.externalId.trim() });
  return ids.filter(({ id }) => id.length <= MAX_ID_LENGTH).map((key) => toOfferKey(key.source, key.id));
}

function addRow(window: Window, raw: RawRow, row: number, reading: Reading): void {
  if (raw.record === 'category') window.categories.push({ ...raw, row });
  else if (raw.record === 'brand') window.brands.push({ ...raw, row });
  else if (raw.record === 'article') window.articles.push({ ...raw, row });
  else takeOffer(window, raw, row, reading);
}

function takeOffer(window: Window, raw: RawOffer, row: number, reading: Reading): void {
  if (raw.change === 'part' && raw.source !== undefined) {
    throw new RowError(
      'a row that names its source must be whole, and it is partial: give the file its source with --source',
    );
  }
  const source = raw.source ?? reading.source;
  const rowId = { row, externalId: checkId(raw.externalId) };
  const key = toOfferKey(source, rowId.externalId);
  const arrival = { addedAt: readAddedAt(raw), order: raw.source === undefined ? -row : row };
  // The export of a catalogue holds its retired offers whole.
  const isWhole = raw.change === 'whole' || (raw.change === 'retired' && raw.source !== undefined);
  const offer = isWhole ? toFeedOffer(raw, null, reading) : null;
  const earlier = reading.taken.get(key);
  if (earlier !== null) throw new RowError(`repeats the id of row ${earlier}`);
  reading.taken.add(key, row);
  if (offer !== null && raw.change !== 'part') {
    window.offers.push({ ...rowId, change: raw.change, offer, arrival });
  } else if (raw.change === 'part') {
    window.offers.push({ ...rowId, change: 'part', source, raw, arrival });
  } else {
    window.tombstones.push({ ...rowId, source });
  }
}

function checkId(text: string): string {
  const externalId = text.trim();
  if (externalId === '') throw new RowError('it has no id');
  if (externalId.length > MAX_ID_LENGTH) {
    throw new RowError(`its id is longer than ${MAX_ID_LENGTH} characters`);
  }
  return externalId;
}

function createReadWindow(): ReadWindow {
  return {
    window: { categories: [], brands: [], offers: [], tombstones: [], articles: [] },
    rows: 0,
    leftOut: [],
  };
}

function sortOffers(read: ReadWindow): ReadWindow {
  read.window.offers.sort(({ arrival: a }, { arrival: b }) => a.addedAt - b.addedAt || a.order - b.order);
  return read;
}

/** How many characters the texts in a value have, at any depth of plain objects and lists. */
export function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  for (const part of Object.values(value)) count += countCharacters(part);
  return count;
}
