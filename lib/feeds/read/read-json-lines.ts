import { FeedError } from '../feed';
import { buildNoListError, refuseFailure, type Envelope } from './feed-answer';
import { MAX_DEPTH } from './limits';
import { splitLines } from './split-lines';
import type { JsonShape } from './json-shape';

/**
 * The objects of a text with one a line. One that stands alone is the answer of a service rather than a row, unless the
 * shape says otherwise. Throws FeedError with the line that is no JSON.
 */
export async function* readJsonLines(
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
export function parseJsonLine(line: string): unknown {
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
