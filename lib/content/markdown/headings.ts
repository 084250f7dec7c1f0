import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { isFootnoteMark, isFootnoteSection } from './gfm';

const HEADING = /^h([1-6])$/;

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

/** A heading of a text: where a link reaches it, its level (1 to 6) and its words. */
export type Heading = { id: string; level: number; text: string };

/**
 * Reports the headings of a text, in their order, for its contents list (docs/specification.md §2.13.5). Those
 * without words and the hidden one above footnotes are none. It goes after the sanitiser, which puts the prefix before
 * ids.
 */
export function rehypeCollectHeadings({ onHeadings }: { onHeadings?: (headings: Heading[]) => void }) {
  return (tree: Root) => {
    const headings: Heading[] = [];
    visit(tree, 'element', (element) => {
      if (isFootnoteSection(element)) return SKIP;
      const level = getHeadingLevel(element);
      if (level === null) return;
      const text = getHeadingText(element);
      if (text !== '') headings.push({ id: String(element.properties.id), level, text });
    });
    onHeadings?.(headings);
  };
}

/** Makes headings of level 1 ones of level 2: the page around the text has the one of level 1. */
export function rehypeBelowTitle({ isBelowTitle }: { isBelowTitle: boolean }) {
  return (tree: Root) => {
    if (!isBelowTitle) return;
    visit(tree, { tagName: 'h1' }, (heading: Element) => void (heading.tagName = 'h2'));
  };
}

/** Reports the words of the first paragraph that has any, on one line. */
export function rehypeLead({ onLead }: { onLead?: (lead: string) => void }) {
  return (tree: Root) => {
    visit(tree, { tagName: 'p' }, (paragraph) => {
      const lead = toText(paragraph).replace(/\s+/g, ' ').trim();
      if (lead === '') return;
      onLead?.(lead);
      return EXIT;
    });
  };
}

/** The level of a heading, 1 to 6; null for any other element. */
export function getHeadingLevel({ tagName }: Element): number | null {
  const level = HEADING.exec(tagName)?.[1];
  return level === undefined ? null : Number(level);
}

/** The words of a heading in one line, without the numbers of its footnotes. */
export function getHeadingText(heading: Element): string {
  return toText(withoutFootnoteMarks(heading)).replace(/\s+/g, ' ').trim();
}

function withoutFootnoteMarks(element: Element): Element {
  const children = element.children
    .filter((child) => !isFootnoteMark(child))
    .map((child) => (child.type === 'element' ? withoutFootnoteMarks(child) : child));
  return { ...element, children };
}
