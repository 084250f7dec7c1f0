import { RowError, type RawOffer } from '../feed';
import type { OfferFields } from './feed-offer';
import { recallEndTime, recallStartTime } from './offer-times';
import { parseFeedDate } from './parse-feed-date';
import { remember } from './remember';

const READERS = {
  'start date': remember((value) => parseFeedDate(value, 'start date')),
  'end date': remember((value) => parseFeedDate(value, 'end date')),
  'verification date': remember((value) => parseFeedDate(value, 'verification date')),
  'date of joining': remember((value) => parseFeedDate(value, 'date of joining')),
};
type Field = keyof typeof READERS;

type Dates = Pick<OfferFields, 'startDate' | 'endDate' | 'verifiedAt'>;

/**
 * The dates of an offer (feeds.md, rule 7); what is not told comes from `base`. A verification that is still to come is
 * none. Throws RowError on what is no date, and on an end before the start.
 */
export function readDates(raw: RawOffer, base: Dates, now: Date): Dates {
  const dates = {
    startDate: readDate(raw.startDate, 'start date', base.startDate),
    endDate: readDate(raw.endDate, 'end date', base.endDate),
    verifiedAt: readDate(raw.verifiedAt, 'verification date', base.verifiedAt),
  };
  checkOrder(dates);
  const verified = recallStartTime(dates.verifiedAt);
  return verified !== null && verified > now.getTime() ? { ...dates, verifiedAt: null } : dates;
}

/** When the offer joined its feed, in ms since the epoch; 0 where the feed does not tell. Throws RowError. */
export function readAddedAt({ addedAt }: RawOffer): number {
  return recallStartTime(readDate(addedAt, 'date of joining', null)) ?? 0;
}

function readDate(value: string | undefined, field: Field, base: string | null): string | null {
  return value === undefined ? base : READERS[field](value);
}

function checkOrder({ startDate, endDate }: Pick<Dates, 'startDate' | 'endDate'>): void {
  const start = recallStartTime(startDate);
  const end = recallEndTime(endDate);
  if (start !== null && end !== null && end <= start) {
    throw new RowError(`end date "${endDate}" is before start date "${startDate}"`);
  }
}
