import { z } from 'zod';
import { RowError } from '../feed';

/** What feeds write where they mean no date (feeds.md, rule 7). */
const NO_DATE = /^(?:0000-00-00|1970-01-01)(?:[T ]|$)|^(?:null|none|n\/a|-)$/i;
/** A time with its zone, which feeds write without seconds ("10:00Z"), without a colon, or behind a blank ("10:00:00 -0800"). */
const ZONED_TIME = /T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*(?:(Z)|([+-]\d{2}):?(\d{2}))$/i;

const dateSchema = z.iso.date();
const instantSchema = z.iso.datetime({ offset: true, local: true });

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
