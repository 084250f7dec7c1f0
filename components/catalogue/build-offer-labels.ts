import { getMessages, type Locale } from '@/lib/i18n';
import type { OfferLabels } from '@/lib/offers/offer-labels';

/** The texts of tickets in a language. Server code only: all the messages stay there. */
export function buildOfferLabels(locale: Locale): OfferLabels {
  return getMessages(locale).offer.card;
}
