import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { isFootnoteMark } from './footnotes';

const HEADING = /^h([1-6])$/;

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
