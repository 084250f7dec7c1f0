import { findListRefusal } from './find-list-refusal';
import type { ImportRun } from './import-run';
import { listGone } from './list-gone';

const CHUNK_ROWS = 1_000;
const MAX_RETIRE_PERCENT = 30;
/** Fewer offers than this may all go: a small shop's campaign ends at once. */
const GUARDED_FROM_OFFERS = 20;

/**
 * Retires what tombstones name and, in a snapshot, what the file does not have any more. Answers why it may not, null
 * if all is well: a feed that loses most of its offers at once is more likely broken than true.
 */
export async function retireMissing(run: ImportRun): Promise<string | null> {
  for (const [source, activeBefore] of run.activeBefore) {
    const gone = await listGone(run, source);
    const counts = { gone: gone.length, active: activeBefore };
    const refusal = (await findListRefusal(run, source, counts)) ?? findRefusal(run, source, counts);
    if (refusal !== null) return refusal;
    await retire(run, source, gone);
  }
  return null;
}

function findRefusal(
  run: ImportRun,
  source: string,
  { gone, active }: { gone: number; active: number },
): string | null {
  const { maxRetirePercent = MAX_RETIRE_PERCENT } = run.options;
  if (active < GUARDED_FROM_OFFERS || gone * 100 <= active * maxRetirePercent) return null;
  const percent = Math.ceil((gone * 100) / active);
  return `It would retire ${gone} of the ${active} active offers of ${source} (${percent} %), and at most ${maxRetirePercent} % may go at once. If that is right, import it again with --max-retire ${percent}.`;
}

async function retire(run: ImportRun, source: string, gone: number[]): Promise<void> {
  const { stats, writer } = run;
  const tombstones = run.tombstones.get(source) ?? new Map<string, number>();
  for (let start = 0; start < gone.length; start += CHUNK_ROWS) {
    const ids = gone.slice(start, start + CHUNK_ROWS);
    const keys = await writer.listOfferKeys(ids);
    const offers = await writer.listOffersBySource(
      source,
      keys.map(({ externalId }) => externalId),
    );
    for (const { brandUniqueName } of offers) stats.changedBrands.add(brandUniqueName);
    stats.offers.retired += await writer.retireOffers(ids);
    for (const { id, externalId } of keys) {
      const row = tombstones.get(externalId) ?? null;
      stats.report({ row, record: 'offer', externalId, outcome: 'retired', id });
      tombstones.delete(externalId);
    }
  }
  for (const [externalId, row] of tombstones) stats.noteGone(row, externalId);
}
