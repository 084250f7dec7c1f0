import type { SkippedRow } from '../feed';

/** Offers have no longer ids. */
export const MAX_ID_LENGTH = 200;
const MAX_REASON_LENGTH = 1_000;

/** The first `maxLength` characters, with an ellipsis where there are more; cut texts do not hold on to the whole one. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A character has at most two units.
  const characters = [...text.slice(0, 2 * maxLength + 1)];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('')}…`;
}

/** A skipped row as it is kept and told: its reason may quote a value of any length. */
export function shortenSkipped({ row, externalId, reason }: SkippedRow): SkippedRow {
  return {
    row,
    externalId: externalId === null ? null : shorten(externalId, MAX_ID_LENGTH),
    reason: shorten(reason, MAX_REASON_LENGTH),
  };
}
