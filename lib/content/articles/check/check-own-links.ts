import { visit } from 'unist-util-visit';
import { formatNearest } from '@/lib/text/edit-distance';
import { decodeSegment } from '@/lib/url/parse-path';
import { buildArticleHref } from '@/lib/url/paths';
import { cleanAddress, DEFAULT_ID_PREFIX } from '../../markdown';
import type { Place, Problem } from '../problem';
import { getPlace, type CheckedText, type Rule } from './checked-text';
import { describeMissing, parseOffer, parseTarget, type SiteLookups, type Target } from './describe-missing';

const NAMES = ['href', 'src', 'poster'] as const;

/** Links and pictures of the site itself that lead nowhere. */
export async function checkOwnLinks(text: CheckedText, lookups: SiteLookups): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const address of listAddresses(text)) {
    // What leads to a place in the text itself is checked by checkAnchors.
    if (address.isOwnPage && address.name === 'href') continue;
    const message = await describeBroken(address, text.slug, lookups);
    if (message !== null) problems.push({ ...address.place, message });
  }
  return problems;
}

async function describeBroken(
  { url, name, written }: OwnAddress,
  ownSlug: string,
  { hasFile, catalogue }: SiteLookups,
): Promise<string | null> {
  // A page is no picture.
  const target: Target = name === 'href' ? parseTarget(url) : { kind: 'file', path: url.pathname };
  if (target.kind === 'file') {
    return hasFile(target.path) ? null : `This site has no page or file ${target.path}: ${advise(written)}`;
  }
  const offer = parseOffer(url.searchParams);
  if (offer !== null && target.kind !== 'brand') {
    const query = `?${offer.kind}=${offer.id}`;
    return `${query} opens an offer only on the page of its brand: link to /brands/…${query}`;
  }
  const isItself = target.kind === 'article' && target.slug === ownSlug;
  if (isItself || catalogue === null) return null;
  const missing = await describeMissing(target, catalogue);
  return missing && `${missing.what}${missing.suggestion || ` ${toSentence(advise(written))}`}`;
}

function advise(written: string): string {
  const isRelative = !written.startsWith('/') && !URL.canParse(written);
  return isRelative ? 'begin the address with / or with https://' : 'correct the address.';
}

function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An address of the site itself, as it stands in a text. */
type OwnAddress = {
  place: Place;
  name: 'href' | 'src' | 'poster';
  written: string;
  url: URL;
  /** Whether it leads to the article that it stands in, and to which place of it. */
  isOwnPage: boolean;
  anchor: string;
};

/** The addresses of a text that lead to the site itself: those without a scheme, and those that name its host. */
function listAddresses({ html, slug, siteUrl }: CheckedText): OwnAddress[] {
  const page = new URL(buildArticleHref('en', slug), siteUrl);
  const found: OwnAddress[] = [];
  visit(html, 'element', (element) => {
    for (const name of NAMES) {
      const written = element.properties[name];
      if (typeof written !== 'string' || cleanAddress(written) === '' || !URL.canParse(written, page))
        continue;
      const url = new URL(written, page);
      if (!/^https?:$/.test(url.protocol) || url.host !== page.host) continue;
      found.push({ place: getPlace(element), name, written, url, ...compare(url, page) });
    }
  });
  return found;
}

function compare(url: URL, page: URL): Pick<OwnAddress, 'isOwnPage' | 'anchor'> {
  const anchor = decodeSegment(url.hash.slice(1));
  const isOwnPage = url.pathname === page.pathname && url.search === '' && url.href.includes('#');
  return { isOwnPage, anchor };
}

/** Links to a place in the text that is not there, by "#place" or by the article's own address. */
export const checkAnchors: Rule = (text) =>
  listAddresses(text)
    .filter(({ name, isOwnPage, anchor }) => name === 'href' && isOwnPage && anchor !== '')
    .flatMap((address) => describeNoSuchId(address, text.ids));

function describeNoSuchId({ anchor, written, place }: OwnAddress, ids: ReadonlySet<string>): Problem[] {
  const isShort = cleanAddress(written).startsWith('#');
  // The site puts a prefix before ids, and before the short links to them.
  if (isShort ? ids.has(anchor) : hasPrefixed(anchor, ids)) return [];
  if (!isShort && ids.has(anchor)) {
    return [{ ...place, message: `Write "#${anchor}" alone: by its whole address it is not found.` }];
  }
  const remedy = formatNearest(anchor, ids) || ' The id of a heading is its words, with dashes between them.';
  return [{ ...place, message: `Nothing in this text has the id "${anchor}".${remedy}` }];
}

function hasPrefixed(anchor: string, ids: ReadonlySet<string>): boolean {
  return anchor.startsWith(DEFAULT_ID_PREFIX) && ids.has(anchor.slice(DEFAULT_ID_PREFIX.length));
}
