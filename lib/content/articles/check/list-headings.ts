import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isFootnoteSection } from '../../markdown/footnotes';
import { getHeadingLevel, getHeadingText } from '../../markdown/heading';

export type Heading = { element: Element; level: number; text: string };

/** The headings of a text in their order, those of raw HTML too. The one above footnotes is no author's. */
export function listHeadings(html: Root): Heading[] {
  const headings: Heading[] = [];
  visit(html, 'element', (element) => {
    if (isFootnoteSection(element)) return SKIP;
    const level = getHeadingLevel(element);
    if (level !== null) headings.push({ element, level, text: getHeadingText(element) });
  });
  return headings;
}
