import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Keeps the empty line that a block of code begins with. The HTML parser takes a line end right after <pre> for none of
 * the text and, fed with the tags one by one, also one after the <code> within: it gets one more to take.
 */
export function rehypeCodeLines() {
  return (tree: Root) => {
    visit(tree, { tagName: 'pre' }, (block: Element) => {
      const code = block.children[0];
      if (code?.type !== 'element') return;
      const text = code.children[0];
      if (text?.type === 'text' && text.value.startsWith('\n')) text.value = `\n${text.value}`;
    });
  };
}
