import { parseWebUrl } from '@/lib/url/parse-web-url';
import type { Brand, Offer } from '@/lib/catalogue/types';

type LinkedBrand = Pick<Brand, 'trackingUrl' | 'originUrl' | 'siteUrl'>;

/**
 * Where "Go to the shop" leads for an offer: its tracking link, else its origin, a deal also its site
 * (docs/specification.md §2.16.3), then the same of its brand. Without an offer, the brand's. Null where no address is
 * a web address.
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
