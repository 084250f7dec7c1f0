import { z } from 'zod';
import { optionalText } from './texts';

/** How databases and languages write "no date" where they have no word for it. */
export const NO_DATE = /^(?:0001-01-01|1970-01-01)/;

/** Stands for an instant that the catalogue needs and the host does not know: longer ago than any real one. */
export const UNKNOWN_INSTANT = '1970-01-01T00:00:00.000Z';

const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const localInstant = z.iso.datetime({ local: true });

/** A date or an instant as the host wrote it, in UTC where it names no zone; null for anything else. */
export const optionalDate = optionalText.transform((text) => (text === null ? null : parseDate(text.trim())));

function parseDate(text: string): string | null {
  if (NO_DATE.test(text)) return null;
  if (date.safeParse(text).success) return text;
  const joined = text.replace(' ', 'T');
  if (instant.safeParse(joined).success) return joined;
  return localInstant.safeParse(joined).success ? `${joined}Z` : null;
}
