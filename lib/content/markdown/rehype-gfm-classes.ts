import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isFootnoteSection } from './footnotes';

/**
 * Gives task lists and footnotes the classes GFM knows them by. It goes after the sanitiser, which lets no class of an
 * author's through, and judges by what stands there.
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
