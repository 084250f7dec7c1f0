import type { Offer } from '@/lib/catalogue/types';
import { maskCode } from './mask-code';
import { getOfferTitle } from './get-offer-title';

/** What a ticket shows: compact, because every property travels twice in the page (rendering.md §3). */
export type OfferCardData = {
  kind: Offer['kind'];
  id: number;
  title: string;
  /** The address of the brand's page where the brand itself is missing. */
  brandId: number;
  brand: { name: string; uniqueName: string; logo: string | null } | null;
  /** Masked; null where the offer needs no code. */
  maskedCode: string | null;
  discount: string | null;
  endDate: string | null;
  terms: string | null;
  verifiedAt: string | null;
  exclusive: boolean;
  img: string | null;
};

/** The ticket of a coupon or deal. Never carries the whole code. */
export function toOfferCard(offer: Offer): OfferCardData {
  return {
    kind: offer.kind,
    id: offer.id,
    title: getOfferTitle(offer),
    brandId: offer.brandId,
    brand: offer.brand && {
      name: offer.brand.name,
      uniqueName: offer.brand.uniqueName,
      logo: offer.brand.logo,
    },
    maskedCode: offer.kind === 'coupon' ? maskCode(offer.code) : null,
    discount: offer.discount,
    endDate: offer.endDate,
    terms: offer.terms,
    verifiedAt: offer.verifiedAt,
    exclusive: offer.exclusive,
    img: offer.kind === 'deal' ? offer.img : null,
  };
}

/** What names the brand of a ticket in addresses: one that is not embedded is known by its id (spec §2). */
export function getBrandKey({ brand, brandId }: Pick<OfferCardData, 'brand' | 'brandId'>): string {
  return brand?.uniqueName ?? String(brandId);
}
