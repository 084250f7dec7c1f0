import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import type { Problem } from '../problem';
import { getPlace, type Rule } from './checked-text';

/** Links without an address, and links that nobody can see or hear. */
export const checkEmptyLinks: Rule = ({ html }) => {
  const problems: Problem[] = [];
  visit(html, { tagName: 'a' }, (link: Element) => {
    const { href } = link.properties;
    // Without one it is no link but a mark to link to.
    if (typeof href !== 'string') return;
    if (href.trim() === '') {
      problems.push({
        ...getPlace(link),
        message: 'This link has no address: give one, or take the link out.',
      });
    } else if (!hasName(link)) {
      problems.push({ ...getPlace(link), message: `The link to ${href} has no text: say where it leads.` });
    }
  });
  return problems;
};

function hasName(link: Element): boolean {
  let hasAlt = false;
  visit(link, { tagName: 'img' }, ({ properties }: Element) => {
    hasAlt ||= typeof properties.alt === 'string' && properties.alt.trim() !== '';
  });
  return hasAlt || toText(link).trim() !== '' || Boolean(link.properties.ariaLabel);
}
