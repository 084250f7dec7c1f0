import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeHighlight from 'rehype-highlight';
import { visit } from 'unist-util-visit';

/** Longest code that gets colours. Those of 99,000 characters of C++ took 33 s; their time grows with the square. */
const MAX_COLOURED_LENGTH = 5_000;

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

type Highlight = ReturnType<typeof rehypeHighlight>;

/** Colours blocks of code whose language is named and known; others, and very long ones, stay as they are. */
export function rehypeColours() {
  const highlight: Highlight = rehypeHighlight();
  return (tree: Root, file: Parameters<Highlight>[1]) => {
    visit(tree, { tagName: 'pre' }, (block: Element) => {
      if (toText(block, { whitespace: 'pre' }).length > MAX_COLOURED_LENGTH) return;
      highlight({ type: 'root', children: [block] }, file);
    });
  };
}
