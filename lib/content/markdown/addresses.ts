import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const SCHEME = /^[^:/?#]*:/;
const ALLOWED_SCHEMES = /^(?:https?|ircs?|mailto|xmpp):$/i;
/** Splits at more characters than browsers do: for them a comma within an address separates no sources. */
const SOURCE_END = /[\s,]+/;

const ADDRESSES = ['href', 'src', 'cite', 'poster'];

/**
 * Takes the address of a link or picture and returns it as it is, '' where it has a scheme other than http, https, irc,
 * ircs, mailto or xmpp, in capitals or not; addresses without a scheme are kept (docs/specification.md §1.8).
 */
export function cleanAddress(address: string): string {
  // Browsers pass over white space and control characters around an address, and over line ends inside its scheme.
  const trimmed = trimControls(address);
  const scheme = SCHEME.exec(trimmed)?.[0];
  return scheme === undefined || ALLOWED_SCHEMES.test(scheme) ? trimmed : '';
}

/** The same for the list of a picture's sources ("a.png 1x, b.png 2x"): empty as soon as one address is. */
export function cleanSourceSet(sources: string): string {
  const words = sources.split(SOURCE_END).filter(Boolean);
  return words.every((word) => cleanAddress(word) !== '') ? sources : '';
}

/** Without a pattern: one for the end would take a time that grows with the square of a run of spaces. */
function trimControls(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

/**
 * Applies the address policy of docs/specification.md §1.8 to everything that names an address, written as Markdown or
 * as raw HTML. It goes before the sanitiser, which knows schemes in lower case only and drops where the address has to
 * be empty.
 */
export function rehypeAddresses() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ADDRESSES) {
        if (name in properties) properties[name] = cleanAddress(String(properties[name]));
      }
      if ('srcSet' in properties) properties.srcSet = cleanSourceSet(String(properties.srcSet));
    });
  };
}

type LinkOptions = {
  /** What the sanitiser puts before ids: links to them follow. */
  idPrefix: string;
  /** Whether links open in a new tab; links inside the text never do. */
  opensNewTabs: boolean;
};

/**
 * Makes links inside the text meet their targets, and opens the others in a new tab (docs/specification.md §2.13.7).
 */
export function rehypeLinks({ idPrefix, opensNewTabs }: LinkOptions) {
  return (tree: Root) => {
    visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
      const { href } = properties;
      if (typeof href !== 'string') return;
      if (href.startsWith('#')) properties.href = href === '#' ? href : `#${idPrefix}${href.slice(1)}`;
      else if (opensNewTabs) Object.assign(properties, { target: '_blank', rel: 'noopener' });
    });
  };
}
