import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { cleanAddress, cleanSourceSet } from '../../markdown';
import type { Problem } from '../problem';
import { getPlace, getPlaceAt, isRawHtml, type Rule } from './checked-text';

const OF_MARKDOWN =
  'This picture has no alt text: say in ![…] what it shows. Where it is mere decoration, write <img alt="" src="…">.';
const OF_HTML =
  'This picture has no alt text: add alt="what it shows", or alt="" where it is mere decoration.';

/**
 * "[text][label]", "[label][]" and "[^label]", as they stay in a text where nothing defines the label. Of the first
 * only the end is looked for, since its text may hold other marks; brackets that are escaped are meant.
 */
const UNDEFINED: [pattern: RegExp, describe: (label: string) => string][] = [
  [/(?<!\\|\\\[[^[\]]*)\]\[([^[\]]+)\]/g, describeReference],
  [/(?<![\\\]])\[([^[\]^][^[\]]*)\]\[\]/g, describeReference],
  [/(?<!\\)\[\^([^[\]\s]+)\]/g, describeFootnote],
];

const ADDRESSES = ['href', 'src', 'cite', 'longDesc', 'poster'];

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

/** Links, pictures and footnotes whose definition is missing: readers see their brackets. */
export const checkDefinitions: Rule = ({ markdown, source }) => {
  const problems: Problem[] = [];
  visit(markdown, 'text', ({ position, value }, _, parent) => {
    // Text beside an address that was found in it has no position of its own.
    const start = (position ?? parent?.position)?.start.offset ?? 0;
    const written = position ? source.slice(start, position.end.offset) : value;
    for (const [pattern, describe] of UNDEFINED) {
      for (const { index, 1: label = '' } of written.matchAll(pattern)) {
        const offset = position ? start + index : start;
        problems.push({ ...getPlaceAt(source, offset), message: describe(label) });
      }
    }
  });
  return problems;
};

function describeReference(label: string): string {
  return `Nothing defines [${label}]: add a line such as [${label}]: https://shop.example`;
}

function describeFootnote(label: string): string {
  return `There is no footnote "${label}": add a line such as [^${label}]: Its text.`;
}

/** Addresses that the site empties, because their scheme is none of those of docs/specification.md §1.8. */
export const checkAddressSchemes: Rule = ({ html }) => {
  const problems: Problem[] = [];
  visit(html, 'element', (element) => {
    const { properties } = element;
    const addresses = ADDRESSES.map((name) => properties[name]).filter((value) => typeof value === 'string');
    const emptied = addresses.filter((address) => address.trim() !== '' && cleanAddress(address) === '');
    const { srcSet } = properties;
    if (typeof srcSet === 'string' && srcSet.trim() !== '' && cleanSourceSet(srcSet) === '')
      emptied.push(srcSet);
    for (const address of emptied) problems.push({ ...getPlace(element), message: describe(address) });
  });
  return problems;
};

function describe(address: string): string {
  const scheme = address.trim().split(':')[0] ?? '';
  return `The site empties addresses that begin with "${scheme}:": use https, http, mailto, xmpp, irc or ircs.`;
}
