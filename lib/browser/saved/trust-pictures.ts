import type { OfferCardData } from '@/lib/offers/offer-card';
import { parsePictureUrl } from '@/lib/url/parse-web-url';

/**
 * The same ticket, whose pictures are null wherever `parsePictureUrl` does not trust their address: the browser's
 * storage can hold what was never the catalogue's, and outlives the trust in a host.
 */
export function trustPictures(offer: OfferCardData, hosts: readonly string[]): OfferCardData {
  const { brand, img } = offer;
  return {
    ...offer,
    brand: brand && { ...brand, logo: parsePictureUrl(brand.logo, hosts) },
    img: parsePictureUrl(img, hosts),
  };
}
