import { groupBy } from '@/lib/text/group-by';
import type { NewOffer } from '@/lib/catalogue';
import { RowError } from '../feed';
import type { FeedOffer } from '../row/feed-offer';
import { toFeedOffer } from '../row/to-feed-offer';
import type { SourcedBrand } from './brand-resolver';
import { countActiveOffers, type ImportRun } from './import-run';
import { toOfferKey } from './key-set';
import type { PartOffer, WholeOffer, Window } from './read-windows';
import { saveArticles } from './save-articles';
import { saveRecords } from './save-records';
import { skipWithoutDestination } from './without-destination';

const BATCH_ROWS = 1_000;

type ReadyOffer = {
  row: number;
  change: WholeOffer['change'] | 'part';
  offer: FeedOffer;
  stored: NewOffer | null;
};

/** Saves what a window holds: categories and brands of an export, its offers in batches, oldest first, then articles. */
export async function saveWindow(run: ImportRun, window: Window): Promise<void> {
  await saveRecords(run, window);
  for (const { source, externalId, row } of window.tombstones) {
    run.stats.usableRows += 1;
    await addTombstone(run, source, externalId, row);
  }
  for (let start = 0; start < window.offers.length; start += BATCH_ROWS) {
    await saveBatch(run, window.offers.slice(start, start + BATCH_ROWS));
  }
  await saveArticles(run, window.articles);
}

async function addTombstone(run: ImportRun, source: string, externalId: string, row: number): Promise<void> {
  await countActiveOffers(run, source);
  const ids = run.tombstones.get(source) ?? new Map<string, number>();
  run.tombstones.set(source, ids.set(externalId, row));
}

async function saveBatch(run: ImportRun, batch: (WholeOffer | PartOffer)[]): Promise<void> {
  const stored = await loadStored(run, batch);
  const ready: ReadyOffer[] = [];
  for (const item of batch) {
    const old = stored.get(toOfferKey(getSource(item), item.externalId)) ?? null;
    // Of an export's retired offer that is known already, only that it is retired counts.
    if (item.change === 'retired' && old !== null) {
      run.stats.usableRows += 1;
      await addTombstone(run, old.source, item.externalId, item.row);
      continue;
    }
    const offer = item.change === 'part' ? completePart(run, item, old) : item.offer;
    if (offer !== null) ready.push({ row: item.row, change: item.change, offer, stored: old });
  }
  if (run.options.brand === undefined) {
    await run.brands.resolve(ready.flatMap(listShops));
    await saveReady(run, await skipWithoutDestination(run, ready));
  } else {
    await saveReady(run, ready);
  }
}

/** An offer without a link needs a brand that exists: a new one would have no site. */
function listShops({ offer: { source, brand, leadsToShop } }: ReadyOffer): SourcedBrand[] {
  if (brand === null) return [];
  return [{ source, brand: leadsToShop === true ? { ...brand, mustBeKnown: true } : brand }];
}

/** The stored offers that parts are merged with, and those of an export that may be retired already. */
async function loadStored(run: ImportRun, batch: (WholeOffer | PartOffer)[]): Promise<Map<string, NewOffer>> {
  const wanted = batch.filter(({ change }) => change !== 'whole');
  const stored = new Map<string, NewOffer>();
  for (const [source, items] of groupBy(wanted, getSource)) {
    const ids = items.map(({ externalId }) => externalId);
    for (const offer of await run.writer.listOffersBySource(source, ids)) {
      stored.set(toOfferKey(source, offer.externalId), offer);
    }
  }
  return stored;
}

function completePart(run: ImportRun, item: PartOffer, stored: NewOffer | null) {
  const { raw, row, externalId, source } = item;
  const { options } = run;
  try {
    return toFeedOffer(raw, stored, { source, hasBrand: options.brand !== undefined, now: options.now });
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    run.skippedKeys.add(toOfferKey(source, externalId), row);
    const isUnknown =
      stored === null ? ' (the catalogue does not know this offer yet, so a partial row is not enough)' : '';
    run.stats.skip({ row, externalId, reason: `${error.message}${isUnknown}` });
    return null;
  }
}

async function saveReady(run: ImportRun, ready: ReadyOffer[]): Promise<void> {
  const { stats, writer } = run;
  const offers = ready.map((item) => toNewOffer(run, item));
  for (const source of new Set(offers.map((offer) => offer.source))) await countActiveOffers(run, source);
  const saved = await writer.saveOffers(offers);
  run.savedIds.add(saved.map(({ id }) => id));
  const retired: number[] = [];
  for (const [index, { id, outcome }] of saved.entries()) {
    const item = ready[index];
    const offer = offers[index];
    if (item === undefined || offer === undefined)
      throw new Error('The writer returned more rows than it got.');
    if (item.change === 'retired') retired.push(id);
    stats.offers[outcome] += 1;
    stats.usableRows += 1;
    stats.countOfferOf(offer);
    if (outcome !== 'unchanged') stats.changedBrands.add(offer.brandUniqueName);
    const rowId = { row: item.row, externalId: offer.externalId };
    for (const warning of item.offer.warnings) stats.warn(rowId, warning);
    const warnings = item.offer.warnings.map(({ kind }) => kind);
    stats.report({ ...rowId, record: 'offer', outcome, id, ...(warnings.length > 0 && { warnings }) });
  }
  if (retired.length > 0) await writer.retireOffers(retired);
}

function toNewOffer(run: ImportRun, { offer, stored }: ReadyOffer): NewOffer {
  const { source, externalId, brand, categories, fields } = offer;
  return {
    source,
    externalId,
    ...fields,
    brandUniqueName: pickBrand(run, source, brand, stored),
    categorySlugs:
      categories === null ? [...(stored?.categorySlugs ?? [])].sort() : run.categories.resolve(categories),
  };
}

function pickBrand(
  run: ImportRun,
  source: string,
  brand: FeedOffer['brand'],
  stored: NewOffer | null,
): string {
  if (run.options.brand !== undefined) return run.options.brand;
  if (brand !== null) return run.brands.getUniqueName({ source, brand });
  if (stored === null) throw new Error(`An offer of ${source} has no brand.`);
  return stored.brandUniqueName;
}

function getSource(item: WholeOffer | PartOffer): string {
  return item.change === 'part' ? item.source : item.offer.source;
}
