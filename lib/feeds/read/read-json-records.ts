import { EnvelopeTracker } from './json-envelope';
import { buildNoListError, refuseFailure } from './feed-answer';
import { JsonScanner } from './json-scanner';
import type { JsonShape } from './json-shape';
import { PageCount, type Paging } from './page-count';
import type { PeekedText } from './text-stream';
import { parseJsonLine, readJsonLines } from './read-json-lines';

/**
 * The rows of a JSON file, in memory one at a time. Throws FeedError with line and column where it is no JSON, with the
 * service's own words where it answers a failure, and with what there is where there is no list; PartError where the file
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
