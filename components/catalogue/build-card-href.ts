import type { Locale } from '@/lib/i18n/locales';
import type { OfferCardData } from '@/lib/offers/offer-card';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';

/** The address of a ticket's offer; a brand that is not embedded is known by its id (spec §2). */
export function buildCardHref(locale: Locale, offer: OfferCardData): string {
  return buildOfferHref(locale, getBrandKey(offer), offer);
}

/** The address of a ticket's brand. */
export function buildCardBrandHref(locale: Locale, offer: OfferCardData): string {
  return buildBrandHref(locale, getBrandKey(offer));
}

function getBrandKey(offer: OfferCardData): string {
  return offer.brand?.uniqueName ?? String(offer.brandId);
}
