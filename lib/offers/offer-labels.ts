import type { SaveLabels } from '../saved/save-labels';
import type { PluralForms } from './format-plural';

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
