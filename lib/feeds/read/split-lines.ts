import { FeedError } from '../feed';
import { MAX_RECORD_LENGTH } from './limits';

/** A line, and which one of the text it is, from 1. */
type NumberedLine = { text: string; line: number };

/** The lines of a text that comes in pieces, without blank ones. Throws FeedError on one that is longer than a record may be. */
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
