import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Lets pictures load when they come near, and leaves out empty sources: browsers would load the page for them. */
export function rehypeMedia() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (properties.src === '') delete properties.src;
      if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
    });
  };
}

/** Puts every table into a box that scrolls sideways, also by keyboard, so that the page itself never does. */
export function rehypeTables({ label }: { label: string }) {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element, index, parent) => {
      if (index === undefined || !parent) return;
      const properties = { role: 'group', ariaLabel: label, tabIndex: 0 };
      const { position } = table;
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [table], position };
      return SKIP;
    });
  };
}
