import { FeedError } from '../feed';
import { PageCount, type Paging } from './page-count';
import { MAX_RECORD_LENGTH } from './text-stream';
import { toLocalName, XmlScanner } from './xml-scanner';

const CDATA_START = '<![CDATA[';
/** A section in which an ampersand is text, or an ampersand that begins no entity. */
const CDATA_OR_BARE = /<!\[CDATA\[[\s\S]*?\]\]>|&(?!#?\w+;)/g;
/** What may go on in the next piece: an entity or the mark of a section. */
const CUT = /(?:&#?\w*|<(?:!(?:\[C?D?A?T?A?)?)?)$/;
const MAX_CUT_LENGTH = 40;

/**
 * Which elements are the rows, by name, with or without a prefix. `roots` are the elements that a file of the format
 * begins with: one of them may hold no row at all.
 */
export type XmlShape = { element: string | readonly string[]; roots?: readonly string[] };

/**
 * The elements of those names as plain objects (see XmlRecordBuilder), in memory one at a time. Throws FeedError with
 * line and column where it is no XML, and with what it found where no such element is; PartError where the file says that
 * it is a part.
 */
export async function* readXmlRecords(
  texts: AsyncIterable<string>,
  { element, roots = [] }: XmlShape,
  paging?: Paging,
): AsyncIterable<unknown> {
  const elements = typeof element === 'string' ? [element] : element;
  const pages = new PageCount(paging);
  const scanner = new XmlScanner(elements, pages);
  for await (const text of escapeBareAmpersands(texts)) {
    for (const record of scanner.read(text)) {
      pages.rows += 1;
      yield record;
    }
  }
  scanner.end();
  if (pages.rows > 0) return pages.refusePart();
  const reason = scanner.reason.trim();
  if (reason !== '') throw new FeedError(`The feed says that it failed: ${reason}.`);
  const root = scanner.root ?? '';
  if (roots.includes(root) || roots.includes(toLocalName(root))) return pages.refusePart();
  throw new FeedError(`There is no <${elements.join('> or <')}> in the file; it begins with <${root}>.`);
}

/** XML text with "&amp;" for every ampersand that begins no entity: feeds have such links, and the parser would drop the rest. */
async function* escapeBareAmpersands(texts: AsyncIterable<string>): AsyncIterable<string> {
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
