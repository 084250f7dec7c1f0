import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { cleanAddress, cleanSourceSet } from './clean-address';

const ADDRESSES = ['href', 'src', 'cite', 'poster'];

/**
 * Applies the address policy of spec §1 to everything that names an address, written as Markdown or as raw HTML.
 * It goes before the sanitiser, which knows schemes in lower case only and drops where the spec wants empty.
 */
export function rehypeAddresses() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ADDRESSES) {
        if (name in properties) properties[name] = cleanAddress(String(properties[name]));
      }
      if ('srcSet' in properties) properties.srcSet = cleanSourceSet(String(properties.srcSet));
    });
  };
}
