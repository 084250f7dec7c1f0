import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

/** Names the box of every task after the task, for those who hear it; a field that is no such box goes. */
export function rehypeTaskNames() {
  return (tree: Root) => {
    visit(tree, { tagName: 'li' }, (item: Element) => {
      const line = item.children.find(isParagraph) ?? item;
      const box = line.children.find(isBox);
      if (box) box.properties.ariaLabel = getOwnText(line);
    });
    visit(tree, { tagName: 'input' }, (field: Element, index, parent) => {
      if (field.properties.ariaLabel !== undefined || index === undefined || !parent) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

/** The text of an item without the lists below it. */
function getOwnText(line: Element): string {
  const children = line.children.filter((child) => !isElement(child, ['ul', 'ol']));
  return toText({ ...line, children }).trim();
}

function isBox(node: Element['children'][number]): node is Element {
  return isElement(node, ['input']);
}

function isParagraph(node: Element['children'][number]): node is Element {
  return isElement(node, ['p']);
}

function isElement(node: Element['children'][number], names: string[]): node is Element {
  return node.type === 'element' && names.includes(node.tagName);
}
