import { FeedError } from '../feed';
import { MAX_RECORD_LENGTH } from './limits';

const CDATA_START = '<![CDATA[';
/** A section in which an ampersand is text, or an ampersand that begins no entity. */
const CDATA_OR_BARE = /<!\[CDATA\[[\s\S]*?\]\]>|&(?!#?\w+;)/g;
/** What may go on in the next piece: an entity or the mark of a section. */
const CUT = /(?:&#?\w*|<(?:!(?:\[C?D?A?T?A?)?)?)$/;
const MAX_CUT_LENGTH = 40;

/** XML text with "&amp;" for every ampersand that begins no entity: links come so, and the parser would lose what follows. */
export async function* escapeBareAmpersands(texts: AsyncIterable<string>): AsyncIterable<string> {
  let held = '';
  for await (const piece of texts) {
    const text = held + piece;
    const end = findWholeEnd(text);
    held = text.slice(end);
    if (held.length > MAX_RECORD_LENGTH) {
      throw new FeedError(`A CDATA section has more than ${MAX_RECORD_LENGTH} characters.`);
    }
    if (end > 0) yield escape(text.slice(0, end));
  }
  if (held !== '') yield escape(held);
}

function escape(text: string): string {
  return text.replace(CDATA_OR_BARE, (match) => (match === '&' ? '&amp;' : match));
}

function findWholeEnd(text: string): number {
  const section = text.lastIndexOf(CDATA_START);
  if (section !== -1 && !text.includes(']]>', section)) return section;
  const tail = text.slice(-MAX_CUT_LENGTH);
  return text.length - (CUT.exec(tail)?.[0].length ?? 0);
}
