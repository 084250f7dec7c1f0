import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

/**
 * Gives task lists and footnotes the classes GFM knows them by. It goes after the sanitiser, which lets no class of an
 * author's through, and goes by the elements themselves.
 */
export function rehypeGfmClasses() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (isTaskList(element)) element.properties.className = ['contains-task-list'];
      else if (isTask(element)) element.properties.className = ['task-list-item'];
    });
    const last = tree.children.at(-1);
    if (last !== undefined && isFootnoteSection(last)) {
      last.properties.className = ['footnotes'];
      const title = last.children.find((child) => isElement(child, ['h2']));
      if (title) title.properties.className = ['sr-only'];
    }
  };
}

function isTaskList({ tagName, children }: Element): boolean {
  return (
    (tagName === 'ul' || tagName === 'ol') &&
    children.some((child) => isElement(child, ['li']) && isTask(child))
  );
}

/** A task's box comes first, in its paragraph where the list has blank lines. */
function isTask({ tagName, children }: Element): boolean {
  if (tagName !== 'li') return false;
  const first = children.find((child) => !isBlank(child));
  const line = first && isElement(first, ['p']) ? first.children[0] : first;
  return line !== undefined && isElement(line, ['input']);
}

function isElement(node: ElementContent, names: string[]): node is Element {
  return node.type === 'element' && names.includes(node.tagName);
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

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

/** Whether a node is the section of footnotes, at the end of a text. */
export function isFootnoteSection(node: Nodes): node is Element & { tagName: 'section' } {
  return node.type === 'element' && node.tagName === 'section' && 'dataFootnotes' in node.properties;
}

/** Whether a node is the number that leads from a text to a footnote. */
export function isFootnoteMark(node: Nodes): boolean {
  return node.type === 'element' && 'dataFootnoteRef' in node.properties;
}
