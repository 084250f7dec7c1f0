import type { Messages } from '@/lib/i18n';

/** Every text of an offer (messages/en/offer.json): from the server on its page, fetched with the dialog elsewhere. */
export type OfferTexts = Messages['offer'];
