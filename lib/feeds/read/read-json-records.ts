import { FeedError } from '../feed';
import { buildNoListError, EnvelopeTracker, refuseFailure, type Envelope } from './json-envelope';
import { JsonScanner } from './json-scanner';
import { PageCount, type Paging } from './page-count';
import { MAX_DEPTH, splitLines, type PeekedText } from './text-stream';

/**
 * Where the rows of a JSON file are: in a list at the top, or under one of these keys ("data", "data.items"). With `lines`
 * a single object is a row too; several, one a line, always are.
 */
export type JsonShape = { lists: readonly string[]; lines?: true };

/**
 * The rows of a JSON file, in memory one at a time. Throws FeedError with line and column where it is no JSON, with the
 * service's own words where it reports a failure, and with what it found where there is no list; PartError where the file
 * says that it is a part.
 */
export async function* readJsonRecords(
  { line, start, texts }: PeekedText,
  shape: JsonShape,
  paging?: Paging,
): AsyncIterable<unknown> {
  const pages = new PageCount(paging);
  if (start.startsWith('[')) {
    yield* readDocument(texts, ['$.*'], { tracker: new EnvelopeTracker([]), pages, shape });
  } else if (line !== null && isRowLine(line, shape.lists)) {
    yield* readJsonLines(texts, shape);
  } else {
    const paths = shape.lists.map((list) => `$.${list}.*`);
    const tracker = new EnvelopeTracker(shape.lists, pages.names);
    yield* readDocument(texts, paths, { tracker, pages, shape });
  }
}

async function* readDocument(
  texts: AsyncIterable<string>,
  paths: string[],
  { tracker, pages, shape }: { tracker: EnvelopeTracker; pages: PageCount; shape: JsonShape },
): AsyncIterable<unknown> {
  const scanner = new JsonScanner(paths, tracker);
  for await (const text of texts) {
    for (const row of scanner.read(text)) {
      pages.rows += 1;
      yield row;
    }
  }
  scanner.end();
  refuseFailure(tracker.envelope);
  if (!tracker.hasList) throw buildNoListError(tracker.envelope, shape.lists);
  for (const [name, value] of tracker.noted) pages.note(name, value);
  pages.refusePart();
}

/** Whether the first line is a whole object, and not one that holds a list of rows. */
function isRowLine(line: string, lists: readonly string[]): boolean {
  const value = parseJsonLine(line);
  return isObject(value) && !lists.some((list) => Array.isArray(getAt(value, list.split('.'))));
}

function getAt(value: unknown, [key, ...keys]: string[]): unknown {
  if (key === undefined) return value;
  return isObject(value) && Object.hasOwn(value, key) ? getAt(value[key], keys) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The objects of a text with one a line. A single one is the response of a service rather than a row, unless the shape
 * has `lines`. Throws FeedError with the line that is no JSON.
 */
async function* readJsonLines(
  texts: AsyncIterable<string>,
  { lists, lines }: JsonShape,
): AsyncIterable<unknown> {
  let first: unknown;
  let count = 0;
  for await (const { text, line } of splitLines(texts)) {
    const value = parseJsonLine(text);
    if (value === undefined)
      throw new FeedError(`Line ${line} is not a JSON value: it begins ${quote(text)}.`);
    if (isDeeperThan(value, MAX_DEPTH))
      throw new FeedError(`Line ${line} is more than ${MAX_DEPTH} levels deep.`);
    count += 1;
    if (count === 1) {
      first = value;
      continue;
    }
    if (count === 2) yield first;
    yield value;
  }
  if (count !== 1) return;
  const envelope = toEnvelope(first);
  refuseFailure(envelope);
  if (lines !== true) throw buildNoListError(envelope, lists);
  yield first;
}

/** The value of a line, undefined where it is not JSON. */
function parseJsonLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function toEnvelope(value: unknown): Envelope {
  const values = Object.fromEntries(Object.entries(value ?? {}));
  return { keys: Object.keys(values), values };
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
