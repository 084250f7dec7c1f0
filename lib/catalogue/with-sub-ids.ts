import type { Settings } from '@/lib/config';
import { mapOffers } from './map-offers';
import type { CatalogueSource } from './source';

/** A path with an address of its own in it: what is added at its end would be the shop's. */
const HOLDS_ADDRESS = /^https?:\/\/[^?#]*\/https?(?::|%3a)/i;

/**
 * The same source, where the tracking link of an offer carries the offer's id as its network's own parameter, so that
 * what the network reports as earned can be matched with offers. Links of an API host stay as they are.
 */
export function withSubIds(source: CatalogueSource, subIds: Settings['subIds']): CatalogueSource {
  return mapOffers(source, (offer) => {
    const subId = offer.origin && subIds.get(offer.origin.source);
    if (!subId || offer.trackingUrl === null) return offer;
    const value = subId.value.replaceAll('{id}', encodeURIComponent(offer.id));
    return { ...offer, trackingUrl: addSubId(offer.trackingUrl, subId.name, value) };
  });
}

/**
 * The link with one more parameter, and each other byte as it was. One that has the parameter already, in whatever case,
 * or whose path ends in the shop's own address, is returned as it is; so is what is no address.
 */
export function addSubId(link: string, name: string, value: string): string {
  if (!URL.canParse(link) || HOLDS_ADDRESS.test(link)) return link;
  const names = [...new URL(link).searchParams.keys()];
  if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return link;
  const hashAt = link.indexOf('#');
  const [address, hash] = hashAt === -1 ? [link, ''] : [link.slice(0, hashAt), link.slice(hashAt)];
  const separator = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${separator}${name}=${value}${hash}`;
}
