import type { SaveLabels } from '@/lib/browser/saved/save-offer';
import { getMessages, type Locale, type Messages } from '@/lib/i18n';
import type { ConditionLabels } from '@/lib/offers/conditions';
import type { ExpiryLabels } from '@/lib/offers/format-expiry';

/** Every text of an offer (messages/en/offer.json): from the server on its page, fetched with the dialog elsewhere. */
export type OfferTexts = Messages['offer'];

/** The texts of tickets, handed to the browser ready made; {date} and {count} are filled in there. */
export type OfferLabels = ExpiryLabels & {
  getCode: string;
  getDeal: string;
  /** In place of `getCode` where there is none to get. */
  getOffer: string;
  noCode: string;
  noCodeNeeded: string;
  conditions: ConditionLabels;
  /** On the stub of a coupon or deal without a discount. */
  coupon: string;
  newDeal: string;
  /** The same of a deal that is over. */
  deal: string;
  expired: string;
  exclusive: string;
  verifiedOn: string;
  /** With {worked} and {total}. */
  worked: string;
  save: SaveLabels;
};

/** The texts of tickets in a language. Server code only: all the messages stay there. */
export function buildOfferLabels(locale: Locale): OfferLabels {
  return getMessages(locale).offer.card;
}
