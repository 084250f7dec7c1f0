import type { PhrasingContent } from 'mdast';
import { buildLink } from './literal-link';

/** A domain needs a dot, and its last two parts have no underscore. */
const FTP = /(?<=^|[\s*_~(])ftp:\/\/(?:[\w-]+\.)*[a-z\d-]+\.[a-z\d-]+(?![\w-])[^\s<]*/gi;
const PUNCTUATION = new Set('?!.,:*_~');
const ENTITY = /&[a-z\d]+;$/i;

/** Makes links of the ftp:// addresses in a text. The address policy of spec §1 empties them, as it does any of theirs. */
export function linkFtp(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text' || !node.value.toLowerCase().includes('ftp://')) return [node];
  const result: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: match, index } of node.value.matchAll(FTP)) {
    const address = trimAddress(match);
    if (index > end) result.push({ type: 'text', value: node.value.slice(end, index) });
    result.push(buildLink(address));
    end = index + address.length;
  }
  if (end < node.value.length) result.push({ type: 'text', value: node.value.slice(end) });
  return result;
}

/** Leaves out what follows an address rather than being part of it (GFM 0.29, "extended autolink path validation"). */
function trimAddress(address: string): string {
  let surplus = count(address, ')') - count(address, '(');
  let end = address.length;
  for (;;) {
    if (PUNCTUATION.has(address.charAt(end - 1))) end -= 1;
    else if (surplus > 0 && address.charAt(end - 1) === ')') {
      surplus -= 1;
      end -= 1;
    } else break;
  }
  return address.slice(0, end).replace(ENTITY, '');
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
