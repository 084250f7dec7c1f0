import type { ItemId, Offer, OfferKind } from '@/lib/catalogue/types';
import type { OfferCardData } from '@/lib/offers/offer-card';
import { getShopLink } from '@/lib/offers/shop-link';
import { parsePictureUrl } from '@/lib/url/parse-web-url';

/** What a ticket leaves out of its offer: the whole code, and where "Go to the shop" leads. */
export type WholeOffer = { code: string | null; shopLink: string | null };

/** An offer as it was when it was last seen, kept by the visitor. Moments are ms since the epoch. */
export type SavedOffer = {
  offer: OfferCardData;
  /** Null until the offer could be fetched: tickets never carry the code. */
  whole: WholeOffer | null;
  savedAt: number;
  /** When the catalogue was last asked for it; null for never. */
  checkedAt: number | null;
  /** False once the catalogue no longer had it. */
  isListed: boolean;
};

/** An offer that the visitor has opened; `seenAt` in ms since the epoch. */
export type RecentOffer = { offer: OfferCardData; seenAt: number };

/** The name of an offer among coupons and deals: "coupon-7". */
export function getOfferKey({ kind, id }: { kind: OfferKind; id: ItemId }): string {
  return `${kind}-${id}`;
}

/** The code and the guarded shop link of a whole offer. */
export function toWholeOffer(offer: Offer): WholeOffer {
  const code = offer.kind === 'coupon' ? (offer.code?.trim() ?? '') : '';
  return { code: code === '' ? null : code, shopLink: getShopLink(offer, offer.brand) };
}

/**
 * The same ticket, whose pictures are null wherever `parsePictureUrl` does not trust their address: the browser's storage
 * can hold what was never the catalogue's, and outlives the trust in a host.
 */
export function trustPictures(offer: OfferCardData, hosts: readonly string[]): OfferCardData {
  const { brand, img } = offer;
  return {
    ...offer,
    brand: brand && { ...brand, logo: parsePictureUrl(brand.logo, hosts) },
    img: parsePictureUrl(img, hosts),
  };
}
