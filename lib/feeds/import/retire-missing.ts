import type { OfferKey } from '@/lib/catalogue';
import type { ImportRun } from './import-run';
import { toOfferKey } from './key-set';

const CHUNK_ROWS = 1_000;
const MAX_RETIRE_PERCENT = 30;
/** Fewer offers than this may all be retired: a small shop's campaign ends at once. */
const GUARDED_FROM_OFFERS = 20;
const NO_OFFERS = 'It has no offers. If that is right, import it again with --allow-empty.';

const ONLY_PARTS =
  'Its rows only change what is there, and in a snapshot all other offers would be gone. Import it again with --delta.';

type Counts = { retiring: number; active: number };

/**
 * Retires what tombstones name and, in a snapshot, what the file does not have any more. Returns why that is refused,
 * null if it was done: a feed that loses most of its offers at once is more likely broken than right
 * (docs/feeds.md §2.2).
 */
export async function retireMissing(run: ImportRun): Promise<string | null> {
  for (const [source, active] of run.activeBefore) {
    const ids = await (run.mode === 'delta' ? listNamed(run, source) : listMissing(run, source));
    const counts = { retiring: ids.length, active };
    const refusal = (await findListRefusal(run, source, counts)) ?? findShareRefusal(run, source, counts);
    if (refusal !== null) return refusal;
    await retire(run, source, ids);
  }
  return null;
}

/**
 * Why a file without a usable row is refused, null if it need not be: a closed account returns nothing, and a snapshot
 * of nothing would retire everything, as one of corrections alone would. A delta may be empty; then nothing has changed.
 */
export function findEmptyRefusal({
  mode,
  format,
  options,
  stats,
}: Pick<ImportRun, 'mode' | 'format' | 'options' | 'stats'>): string | null {
  const isPartial = stats.partialRows > 0 && stats.wholeRows === 0;
  if (stats.usableRows > 0)
    return isPartial && mode === 'snapshot' && format.mode === mode ? ONLY_PARTS : null;
  if (stats.rows > 0) return 'None of its rows can be used.';
  return mode === 'delta' || options.allowsEmpty === true ? null : NO_OFFERS;
}

function findShareRefusal(run: ImportRun, source: string, { retiring, active }: Counts): string | null {
  const { maxRetirePercent = MAX_RETIRE_PERCENT } = run.options;
  if (active < GUARDED_FROM_OFFERS || retiring * 100 <= active * maxRetirePercent) return null;
  const percent = Math.ceil((retiring * 100) / active);
  return `It would retire ${retiring} of the ${active} active offers of ${source} (${percent} %), and at most ${maxRetirePercent} % may go at once. If that is right, import it again with --max-retire ${percent}.`;
}

/**
 * Why a snapshot may not retire all offers of a source, null if it may: where an account has several lists, a file that
 * knows none of these offers is another list, which would replace the first one. `active` is how many there were.
 */
async function findListRefusal(
  run: ImportRun,
  source: string,
  { retiring, active }: Counts,
): Promise<string | null> {
  const { mode, format, options, stats } = run;
  if (format.lists === undefined || mode === 'delta' || options.maxRetirePercent === 100) return null;
  // A file without offers is about the list that is there.
  if (active === 0 || retiring < active || stats.usableRows === 0) return null;
  if ((await listNamed(run, source)).length > 0) return null;
  const names = format.lists.map((list) => `--source ${format.source}-${list}`).join(', ');
  return `It has none of the ${active} active offers of ${source}. If it is another list, give each a source of its own (${names}). If they are all gone, import it again with --max-retire 100.`;
}

/** Ids of the active offers that tombstones name; however many others the source has, they are not read. */
async function listNamed(run: ImportRun, source: string): Promise<number[]> {
  const named = [...(run.tombstones.get(source)?.keys() ?? [])];
  const ids: number[] = [];
  for (let start = 0; start < named.length; start += CHUNK_ROWS) {
    const active = await run.writer.listActiveOffers(source, named.slice(start, start + CHUNK_ROWS));
    ids.push(...active.map(({ id }) => id).filter((id) => !run.savedIds.has(id)));
  }
  return ids;
}

/** Ids of the active offers that tombstones name or that the file does not have. */
async function listMissing(run: ImportRun, source: string): Promise<number[]> {
  const missing: number[] = [];
  for await (const ids of run.writer.listActiveOfferIds(source)) {
    const unseen = ids.filter((id) => !run.savedIds.has(id));
    if (unseen.length === 0) continue;
    for (const key of await run.writer.listOfferKeys(unseen)) if (isMissing(run, key)) missing.push(key.id);
  }
  return missing;
}

/** An offer whose row was skipped is in the file all the same. */
function isMissing({ tombstones, skippedKeys }: ImportRun, { source, externalId }: OfferKey): boolean {
  if (tombstones.get(source)?.has(externalId)) return true;
  return skippedKeys.get(toOfferKey(source, externalId)) === null;
}

async function retire(run: ImportRun, source: string, retiring: number[]): Promise<void> {
  const { stats, writer } = run;
  const tombstones = run.tombstones.get(source) ?? new Map<string, number>();
  for (let start = 0; start < retiring.length; start += CHUNK_ROWS) {
    const ids = retiring.slice(start, start + CHUNK_ROWS);
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
  for (const [externalId, row] of tombstones) stats.countAlreadyGone(row, externalId);
}
