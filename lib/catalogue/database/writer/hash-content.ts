import { hash } from 'node:crypto';
import type { NewOffer } from '../../writer';

/** A short hash of what was given for a row, by which an unchanged one is known. */
export function hashContent(content: object): string {
  return hash('sha1', JSON.stringify(content), 'base64url');
}

/** The same for an offer, whatever the order of its fields and categories: `listOffersBySource` has its own. */
export function hashOffer(offer: NewOffer): string {
  const { kind, title, description, terms, code, discount, img, siteUrl, trackingUrl, originUrl } = offer;
  const { brandUniqueName, categorySlugs, startDate, endDate, verifiedAt, regions, exclusive, isFeatured } =
    offer;
  return hashContent([
    ...[kind, title, description, terms, code, discount, img, siteUrl, trackingUrl, originUrl],
    ...[brandUniqueName, [...new Set(categorySlugs)].sort(), startDate, endDate, verifiedAt, regions],
    ...[exclusive, isFeatured],
  ]);
}
