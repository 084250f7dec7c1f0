import { cleanAddress } from '../../markdown/clean-address';
import { DEFAULT_ID_PREFIX } from '../../markdown/render-markdown';
import { formatNearest } from '../pick-nearest';
import type { Problem } from '../problem';
import type { Rule } from './checked-text';
import { listAddresses, type OwnAddress } from './list-addresses';

/** Links to a place in the text that is not there, by "#place" or by the article's own address. */
export const checkAnchors: Rule = (text) =>
  listAddresses(text)
    .filter(({ name, isOwnPage, anchor }) => name === 'href' && isOwnPage && anchor !== '')
    .flatMap((address) => describeMissing(address, text.ids));

function describeMissing({ anchor, written, place }: OwnAddress, ids: ReadonlySet<string>): Problem[] {
  const isShort = cleanAddress(written).startsWith('#');
  // The site puts a prefix before ids, and before the short links to them.
  if (isShort ? ids.has(anchor) : hasPrefixed(anchor, ids)) return [];
  if (!isShort && ids.has(anchor)) {
    return [{ ...place, message: `Write "#${anchor}" alone: by its whole address it is not found.` }];
  }
  const remedy = formatNearest(anchor, ids) || ' The id of a heading is its words, with dashes between them.';
  return [{ ...place, message: `Nothing in this text has the id "${anchor}".${remedy}` }];
}

function hasPrefixed(anchor: string, ids: ReadonlySet<string>): boolean {
  return anchor.startsWith(DEFAULT_ID_PREFIX) && ids.has(anchor.slice(DEFAULT_ID_PREFIX.length));
}
