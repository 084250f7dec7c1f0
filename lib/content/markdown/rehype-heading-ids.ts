import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { getHeadingLevel, getHeadingText } from './heading';

/** Gives every heading an id made of its words, each once in the text; an id that is there is kept where it is free. */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    const owners = new Map<string, Element>();
    visit(tree, 'element', (element) => {
      const { id } = element.properties;
      if (typeof id === 'string' && id !== '' && !owners.has(id)) owners.set(id, element);
    });
    /** Every id of the text, with the number that is tried next where it is wanted again. */
    const taken = new Map([...owners.keys()].map((id) => [id, 1]));
    visit(tree, 'element', (element) => {
      if (getHeadingLevel(element) === null) return;
      const { id } = element.properties;
      const isOwner = typeof id === 'string' && owners.get(id) === element;
      if (!isOwner) element.properties.id = pickFree(buildHeadingId(getHeadingText(element)), taken);
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
