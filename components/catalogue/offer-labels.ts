import type { SaveLabels } from '@/lib/browser/saved/save-offer';
import type { PluralForms } from '@/lib/text/format-plural';
import { getMessages, type Locale } from '@/lib/i18n';

/** The texts of tickets, handed to the browser ready made; {date} and {count} are filled in there. */
export type OfferLabels = {
  getCode: string;
  getDeal: string;
  noCode: string;
  /** On the stub of a coupon or deal without a discount. */
  coupon: string;
  newDeal: string;
  expired: string;
  exclusive: string;
  endsToday: string;
  daysLeft: PluralForms;
  endsOn: string;
  endedOn: string;
  noEndDate: string;
  verifiedOn: string;
  save: SaveLabels;
};

/** The texts of tickets in a language. Server code only: all the messages stay there. */
export function buildOfferLabels(locale: Locale): OfferLabels {
  return getMessages(locale).offer.card;
}
