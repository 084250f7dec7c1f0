import { getPlace, type Rule } from './checked-text';
import { listHeadings } from './list-headings';

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
