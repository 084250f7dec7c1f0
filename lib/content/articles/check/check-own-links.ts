import type { Problem } from '../problem';
import type { CheckedText } from './checked-text';
import { describeMissing } from './describe-missing';
import { listAddresses, type OwnAddress } from './list-addresses';
import { parseOffer, parseTarget, type Target } from './parse-target';
import type { SiteLookups } from './site-lookups';

/** Links and pictures of the site itself that lead nowhere. */
export async function checkOwnLinks(text: CheckedText, lookups: SiteLookups): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const address of listAddresses(text)) {
    // What leads to a place in the text itself is judged by checkAnchors.
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
