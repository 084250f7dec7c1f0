import { isIP } from 'node:net';
import { decodeHTMLAttribute } from 'entities';
import { buildLatinSlug } from '@/lib/text/build-slug';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { MAX_ID_LENGTH, RowError, type RawOffer, type RawShop } from '../feed';
import { cleanLine } from './clean-text';
import type { FeedBrand, OfferFields, Warning } from './feed-offer';

const MAX_NAME_LENGTH = 120;
/** Signs that distinguish names, and how they are spoken. */
const SPOKEN_SIGNS: readonly (readonly [string, string])[] = [
  ['&', ' and '],
  ['+', ' plus '],
  ['#', ' sharp '],
];

/** Without what has a meaning in an address; dots alone would lead up. */
const ADDRESS_PART = /^(?!\.{1,2}$)[^\s/?#%]+$/;

/**
 * The shop of a row, cleaned. One without an id is known by its name. Throws RowError where it has no name, an id of
 * more than 200 characters, or a unique name that can be the end of no address: a new brand would be shown there.
 */
export function toFeedBrand(raw: RawShop): FeedBrand {
  const [name, ...others] = [...new Set(raw.names.map((text) => cleanLine(text, MAX_NAME_LENGTH)))].filter(
    (text) => text !== '',
  );
  if (name === undefined) throw new RowError('the shop has no name');
  const externalId = raw.externalId.trim() || buildLatinSlug(spellSigns(name)) || name;
  if (externalId.length > MAX_ID_LENGTH) throw new RowError('the id of the shop is too long');
  const uniqueName = raw.uniqueName?.trim() || null;
  if (uniqueName !== null && !isAddressPart(uniqueName)) {
    throw new RowError(`the unique name "${uniqueName}" of the shop fits no address`);
  }
  const siteUrl = parseLink(raw.siteUrl ?? '');
  const pageUrl = siteUrl === null ? parseLink(raw.pageUrl ?? '') : null;
  return {
    externalId,
    names: [name, ...others],
    uniqueName,
    siteUrl,
    ...(pageUrl !== null && { pageUrl }),
    logo: parseLink(raw.logo ?? ''),
    ...(raw.categories !== undefined && raw.categories.length > 0 && { categories: raw.categories }),
    ...(raw.sharedIds !== undefined && { sharedIds: raw.sharedIds }),
    ...(raw.mustBeKnown === true && { mustBeKnown: true }),
  };
}

function spellSigns(name: string): string {
  return SPOKEN_SIGNS.reduce((text, [sign, word]) => text.replaceAll(sign, word), name);
}

/** Whether a text can be the end of an address, as the unique name of a brand or the slug of a category is. */
export function isAddressPart(text: string): boolean {
  return ADDRESS_PART.test(text);
}

const MAX_LINK_LENGTH = 4_000;

/** Names that no resolver outside of a company knows. */
const INNER_NAME = /^[^.]+$|\.(?:local|localhost|internal|lan|home\.arpa)$/;

type Links = Pick<OfferFields, 'originUrl' | 'trackingUrl' | 'siteUrl' | 'img'>;

/** The links and the picture of an offer; a missing one comes from `base`. Adds a warning for each that is unsafe. */
export function readLinks(raw: RawOffer, base: Links, warnings: Warning[]): Links {
  const read = (value: string | undefined, stored: string | null) => {
    if (value === undefined) return stored;
    const link = parseLink(value);
    if (link === null && value.trim() !== '') warnings.push({ kind: 'unsafe-link', quote: value });
    return link;
  };
  return {
    originUrl: read(raw.originUrl, base.originUrl),
    trackingUrl: read(raw.trackingUrl, base.trackingUrl),
    siteUrl: read(raw.siteUrl, base.siteUrl),
    img: read(raw.image, base.img),
  };
}

/**
 * A link from a feed, entities decoded; null unless it is an absolute http or https address of a public host, without a
 * login in it. A bare IP address is no shop.
 */
export function parseLink(value: string): string | null {
  const address = value.includes('&') ? decodeHTMLAttribute(value.trim()) : value.trim();
  const link = address.length > MAX_LINK_LENGTH ? null : parseWebUrl(address);
  return link !== null && isPublicHost(new URL(link).hostname) ? link : null;
}

function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return isIP(name.replace(/^\[|\]$/g, '')) === 0 && !INNER_NAME.test(name);
}
