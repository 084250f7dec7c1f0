import type { SaveOutcome } from '@/lib/catalogue/writer';
import type { ImportRun } from './import-run';

const RECORDS = { category: 'categories', brand: 'brands', article: 'articles' } as const;

/** Counts and reports what became of a row of an exported catalogue that is no offer. Throws if the writer did not say. */
export function reportOutcome(
  { stats }: ImportRun,
  record: keyof typeof RECORDS,
  place: { row: number; externalId: string },
  outcome: SaveOutcome | undefined,
): void {
  if (outcome === undefined) throw new Error('The writer answered fewer rows than it got.');
  stats.usableRows += 1;
  stats.records[RECORDS[record]][outcome] += 1;
  stats.report({ ...place, record, outcome });
}
