import type { ImportedSource } from '../import-log';

const HOUR_MS = 3_600_000;

/** The sources whose last successful import is older than that, by name; 0 hours turns the rule off. */
export function listLateSources(
  sources: readonly ImportedSource[],
  maxAgeHours: number,
  now: Date,
): ImportedSource[] {
  if (maxAgeHours === 0) return [];
  const oldest = now.getTime() - maxAgeHours * HOUR_MS;
  return sources
    .filter(({ lastSuccess, since }) => Date.parse(lastSuccess ?? since) < oldest)
    .toSorted((a, b) => (a.source < b.source ? -1 : 1));
}
