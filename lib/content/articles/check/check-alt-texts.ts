import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../problem';
import { getPlace, isRawHtml, type Rule } from './checked-text';

const OF_MARKDOWN =
  'This picture has no alt text: say in ![…] what it shows. Where it is mere decoration, write <img alt="" src="…">.';
const OF_HTML =
  'This picture has no alt text: add alt="what it shows", or alt="" where it is mere decoration.';

/** Pictures without an alt text. In raw HTML an empty one is a choice; in Markdown it is what was forgotten. */
export const checkAltTexts: Rule = ({ html, source }) => {
  const problems: Problem[] = [];
  visit(html, { tagName: 'img' }, (image: Element) => {
    const { alt } = image.properties;
    const isRaw = isRawHtml(image, source);
    const isMissing = typeof alt !== 'string' || (alt.trim() === '' && !isRaw);
    if (isMissing) problems.push({ ...getPlace(image), message: isRaw ? OF_HTML : OF_MARKDOWN });
  });
  return problems;
};
