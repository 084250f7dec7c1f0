import { z } from 'zod';
import { getEndTime, getStartTime } from '@/lib/catalogue/rules';
import { RowError, type RawOffer } from '../feed';
import type { OfferFields } from './feed-offer';

const READERS = {
  'start date': remember((value) => parseFeedDate(value, 'start date')),
  'end date': remember((value) => parseFeedDate(value, 'end date')),
  'verification date': remember((value) => parseFeedDate(value, 'verification date')),
  'date of joining': remember((value) => parseFeedDate(value, 'date of joining')),
};

/** What feeds write where they mean no date (docs/feeds.md §2.7). */
const NO_DATE = /^(?:0000-00-00|1970-01-01)(?:[T ]|$)|^(?:null|none|n\/a|-)$/i;
/** A time with its zone, which feeds write without seconds ("10:00Z"), without a colon, or behind a blank ("10:00:00 -0800"). */
const ZONED_TIME = /T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*(?:(Z)|([+-]\d{2}):?(\d{2}))$/i;

const recallStart = remember(getStartTime);
const recallEnd = remember(getEndTime);

const dateSchema = z.iso.date();
const instantSchema = z.iso.datetime({ offset: true, local: true });

type Field = keyof typeof READERS;

type Dates = Pick<OfferFields, 'startDate' | 'endDate' | 'verifiedAt'>;

/**
 * The dates of an offer (docs/feeds.md §2.7); a missing one comes from `base`. A verification in the future is
 * ignored. Throws RowError on what is no date, and on an end before the start.
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

/** When the offer joined its feed, in ms since the epoch; 0 where it is unknown. Throws RowError. */
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

/**
 * `read` with a cache of its results: feeds have the same days and words a thousand times. The cache is emptied after
 * `maxTexts` different texts. What throws is not cached.
 */
export function remember<T>(read: (text: string) => T, maxTexts = 5_000): (text: string) => T {
  const results = new Map<string, { result: T }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    const result = read(text);
    if (results.size >= maxTexts) results.clear();
    results.set(text, { result });
    return result;
  };
}

/** As `getStartTime`, with a cache: a long file has few different dates. */
function recallStartTime(date: string | null): number | null {
  return date === null ? null : recallStart(date);
}

/** As `getEndTime`, with a cache. */
export function recallEndTime(date: string | null): number | null {
  return date === null ? null : recallEnd(date);
}

/**
 * A feed's date: a day stays a day ("2026-11-30"), an instant becomes ISO 8601 in UTC (without a zone it is UTC),
 * the words for none become null. Throws RowError with `field` in its message if it is no date.
 */
export function parseFeedDate(value: string, field: string): string | null {
  const text = value.trim();
  if (text === '' || NO_DATE.test(text)) return null;
  if (dateSchema.safeParse(text).success) return text;
  const instant = withStrictZone(text.replace(' ', 'T'));
  if (!instantSchema.safeParse(instant).success) throw new RowError(`${field} "${value}" is not a date`);
  return new Date(hasZone(instant) ? instant : `${instant}Z`).toISOString();
}

function hasZone(instant: string): boolean {
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(instant);
}

function withStrictZone(instant: string): string {
  return instant.replace(
    ZONED_TIME,
    (_, minutes: string, seconds = ':00', utc?: string, hours = '', rest = '') =>
      utc === undefined ? `T${minutes}${seconds}${hours}:${rest}` : `T${minutes}${seconds}Z`,
  );
}
