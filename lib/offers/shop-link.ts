import type { Brand, Offer } from '../catalogue/types';

type LinkedBrand = Pick<Brand, 'trackingUrl' | 'originUrl' | 'siteUrl'>;

/**
 * Where "Go to the shop" leads for an offer: its tracking link, else its origin, a deal also its site (spec §2),
 * then the same of its brand. Without an offer, the brand's. Null where no address is a web address.
 */
export function getShopLink(offer: Offer | null, brand: LinkedBrand | null): string | null {
  const candidates = [
    offer?.trackingUrl,
    offer?.originUrl,
    offer?.kind === 'deal' ? offer.siteUrl : null,
    brand?.trackingUrl,
    brand?.originUrl,
    brand?.siteUrl,
  ];
  return candidates.map(parseWebUrl).find((url) => url !== null) ?? null;
}

/** The guard of foreign links: an absolute http or https address without a login in it, in normal form, else null. */
export function parseWebUrl(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
