import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

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
