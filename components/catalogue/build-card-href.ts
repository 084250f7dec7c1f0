import type { Locale } from '@/lib/i18n/locales';
import { getBrandKey, type OfferCardData } from '@/lib/offers/offer-card';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';

/** The address of a ticket's offer. */
export function buildCardHref(locale: Locale, offer: OfferCardData): string {
  return buildOfferHref(locale, getBrandKey(offer), offer);
}

/** The address of a ticket's brand. */
export function buildCardBrandHref(locale: Locale, offer: OfferCardData): string {
  return buildBrandHref(locale, getBrandKey(offer));
}
