import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

const HEADING = /^h[1-6]$/;

/** Gives every heading an id made of its words, each once in the text; ids that are there are kept. */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    /** Every id of the text, with the number that is tried next where it is wanted again. */
    const taken = new Map<string, number>();
    visit(tree, 'element', ({ properties }) => {
      if (typeof properties.id === 'string') taken.set(properties.id, 1);
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

function pickFree(id: string, taken: Map<string, number>): string {
  let free = id;
  let number = taken.get(id) ?? 1;
  while (taken.has(free)) {
    free = `${id}-${number}`;
    number += 1;
  }
  taken.set(free, 1);
  taken.set(id, number);
  return free;
}
