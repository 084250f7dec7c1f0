import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

const HEADING = /^h[1-6]$/;

/** Gives every heading an id made of its words, each once in the text; ids that are there are kept. */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    const taken = new Set<string>();
    visit(tree, 'element', ({ properties }) => {
      if (typeof properties.id === 'string') taken.add(properties.id);
    });
    visit(tree, 'element', (element) => {
      if (!HEADING.test(element.tagName) || element.properties.id) return;
      element.properties.id = pickFree(buildHeadingId(toText(element)), taken);
    });
  };
}

/** The words of a heading as people know it from GitHub: lower case, dashes for spaces, letters of any language. */
export function buildHeadingId(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  return words || 'section';
}

function pickFree(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`;
  taken.add(free);
  return free;
}
