import { FeedError } from '../feed';
import { escapeBareAmpersands } from './escape-bare-ampersands';
import { PageCount, type Paging } from './page-count';
import { toLocalName, XmlScanner } from './xml-scanner';

/**
 * Which elements are the rows, by name, with or without a prefix. `roots` are the elements that a file of the format
 * begins with: one of them may hold no row at all.
 */
export type XmlShape = { element: string | readonly string[]; roots?: readonly string[] };

/**
 * The elements of those names as plain objects (see XmlRecordBuilder), in memory one at a time. Throws FeedError with
 * line and column where it is no XML, and with what there is where no such element is; PartError where the file says that
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
