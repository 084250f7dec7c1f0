import { isIP } from 'node:net';
import { decodeHTMLAttribute } from 'entities';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import type { RawOffer } from '../feed';
import type { OfferFields, Warning } from './feed-offer';

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
