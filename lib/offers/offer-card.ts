import type { ItemId, Offer, OfferVotes, Withdrawn } from '@/lib/catalogue/types';
import { type Condition, readConditions } from './conditions';
import { maskCode } from './mask-code';
import { getOfferTitle } from './get-offer-title';

/** Fields of text that a ticket takes from its offer as they are. One more is shown, saved and read again by its name here. */
export const OFFER_CARD_TEXTS = ['discount', 'endDate', 'terms', 'verifiedAt'] as const;

/** What a ticket shows: compact, because every property travels twice in the page, in its HTML and in its script. */
export type OfferCardData = Pick<Offer, (typeof OFFER_CARD_TEXTS)[number]> & {
  kind: Offer['kind'];
  id: ItemId;
  title: string;
  /** The address of the brand's page where the brand itself is missing. */
  brandId: ItemId;
  brand: { name: string; uniqueName: string; logo: string | null } | null;
  /** Masked; null where the offer needs no code. */
  maskedCode: string | null;
  exclusive: boolean;
  /** What decides a purchase; the terms themselves are read where the offer is open or saved. */
  conditions: Condition[];
  img: string | null;
  /** Left out of what is in lists. */
  withdrawn?: Withdrawn;
  /** Left out where few have voted, which is most. */
  votes?: OfferVotes;
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
    ...mapTexts(OFFER_CARD_TEXTS, (name) => offer[name]),
    exclusive: offer.exclusive,
    conditions: readConditions(offer),
    img: offer.kind === 'deal' ? offer.img : null,
    ...(offer.withdrawn && { withdrawn: offer.withdrawn }),
    ...(offer.votes && { votes: offer.votes }),
  };
}

/** An object with a text, or null, for each of the names. */
export function mapTexts<Name extends string>(
  names: readonly Name[],
  get: (name: Name) => string | null,
): Record<Name, string | null>;
export function mapTexts(names: readonly string[], get: (name: string) => string | null): object {
  return Object.fromEntries(names.map((name) => [name, get(name)]));
}

/**
 * What names the brand of a ticket in addresses: one that is not embedded is known by its id (docs/specification.md
 * §2.7.3).
 */
export function getBrandKey({ brand, brandId }: Pick<OfferCardData, 'brand' | 'brandId'>): string {
  return brand?.uniqueName ?? String(brandId);
}
