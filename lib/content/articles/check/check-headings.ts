import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isFootnoteSection, getHeadingLevel, getHeadingText } from '../../markdown';
import { getPlace, type Rule } from './checked-text';

const HIGHEST_FIRST_LEVEL = 2;

/** Headings that skip a level, as from 2 to 4; the first may be of level 1 or 2. */
export const checkHeadingLevels: Rule = ({ html }) => {
  let deepest = HIGHEST_FIRST_LEVEL;
  return listHeadings(html).flatMap(({ element, level }, index) => {
    const isSkip = level > deepest;
    const message =
      index === 0
        ? `The first heading is of level ${level}: begin with level 1 or 2.`
        : `This heading goes from level ${deepest - 1} to ${level}: make it level ${deepest}, or put one of level ${deepest} above it.`;
    deepest = level + 1;
    return isSkip ? { ...getPlace(element), message } : [];
  });
};

/** Headings without a text; and, as warnings, those whose text an earlier one has: a list of contents shows both. */
export const checkHeadingTexts: Rule = ({ html }) => {
  const lines = new Map<string, number>();
  return listHeadings(html).flatMap(({ element, text }) => {
    const place = getPlace(element);
    if (text === '')
      return { ...place, message: 'This heading has no text: write one, or take the heading out.' };
    const earlier = lines.get(text);
    if (earlier === undefined) {
      lines.set(text, place.line);
      return [];
    }
    const message = `The heading of line ${earlier} has the same text: readers cannot tell them apart.`;
    return { ...place, message, isWarning: true };
  });
};

type Heading = { element: Element; level: number; text: string };

/** The headings of a text in their order, those of raw HTML too. The one above footnotes is no author's. */
function listHeadings(html: Root): Heading[] {
  const headings: Heading[] = [];
  visit(html, 'element', (element) => {
    if (isFootnoteSection(element)) return SKIP;
    const level = getHeadingLevel(element);
    if (level !== null) headings.push({ element, level, text: getHeadingText(element) });
  });
  return headings;
}
