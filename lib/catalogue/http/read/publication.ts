import { z } from 'zod';
import { parseOfferDate } from '../../offer-dates';
import { NO_DATE, optionalDate } from './dates';
import { optionalFlag } from './values';

// Spec §7 asks a host for published articles only where it lists them. One asked for by its slug may come as a draft.

const publication = z.object({ published: optionalFlag, published_at: z.unknown().optional() });

/** Reads what `item` reads, and null where the host says of it that it is not published by `now`. */
export function nullUnlessPublished<T>(item: z.ZodType<T>, now: Date): z.ZodType<T | null> {
  return z.preprocess((sent) => (isHeldBack(sent, now) ? null : sent), item.nullable());
}

/**
 * Whether an article that a host sent must not be shown yet: it says so, its date is still to come, or it has a place
 * for a date and none in it. A host that says nothing of the kind has published what it answers.
 */
function isHeldBack(sent: unknown, now: Date): boolean {
  const fields = publication.safeParse(sent);
  if (!fields.success) return false;
  const { published, published_at: sentDate } = fields.data;
  const date = optionalDate.parse(sentDate);
  if (published === false) return true;
  if (date !== null) return (parseOfferDate(date) ?? 0) > now.getTime();
  return published === null && isEmptyDate(sentDate);
}

function isEmptyDate(sent: unknown): boolean {
  return sent === null || (typeof sent === 'string' && (sent.trim() === '' || NO_DATE.test(sent.trim())));
}
