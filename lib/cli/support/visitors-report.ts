import type { OfferOrigin } from '@/lib/catalogue';
import type { OfferDescription, VisitorStore } from '@/lib/catalogue/visitors';
import type { Settings } from '@/lib/config';
import { formatCsvLine } from '@/lib/text/csv';
import { CommandError } from './command-error';
import { toCommandError } from './database-error';

/** What stands for the title of an offer that is not there any more. */
export const GONE = '(no longer in the catalogue)';

export type ReportTools = {
  openVisitors: (settings: Settings) => Promise<VisitorStore>;
  describeOffers: (settings: Settings, origins: readonly OfferOrigin[]) => Promise<OfferDescription[]>;
  now: Date;
  /** Standard output, as it is. */
  write: (text: string) => void;
  /** A line on standard error. */
  warn: (line: string) => void;
};

/** Opens visitors' data, brings them up to date, and returns what `work` does. Throws CommandError. */
export async function withVisitors<T>(
  settings: Settings,
  { openVisitors }: Pick<ReportTools, 'openVisitors'>,
  work: (store: VisitorStore) => Promise<T>,
): Promise<T> {
  try {
    const store = await openVisitors(settings);
    try {
      await store.prepare(null);
      return await work(store);
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.visitorsDatabaseUrl);
  }
}

/** What the catalogue says of offers; returns a function that finds it by where an offer came from. Throws CommandError. */
export async function describeAll(
  settings: Settings,
  origins: readonly OfferOrigin[],
  { describeOffers }: ReportTools,
): Promise<(origin: OfferOrigin) => OfferDescription | undefined> {
  try {
    const found = await describeOffers(settings, origins);
    const byOrigin = new Map(found.map((offer) => [toKey(offer.origin), offer]));
    return (origin) => byOrigin.get(toKey(origin));
  } catch (error) {
    const known = toCommandError(error, settings.databaseUrl);
    if (settings.apiBaseUrl === undefined || known instanceof CommandError) throw known;
    throw new CommandError(`${settings.apiBaseUrl} did not say which offers these are: ${String(error)}`);
  }
}

/** The cells that name an offer: its kind and id, title, brand and source. */
export function nameOffer(origin: OfferOrigin, offer: OfferDescription | undefined): string[] {
  const id = offer ? `${offer.kind} ${offer.id}` : origin.externalId;
  return [id, offer?.title ?? GONE, offer?.brand ?? '', origin.source];
}

export const OFFER_HEADS = ['id', 'offer', 'brand', 'source'];

/** Prints rows under their heads, as CSV or as a table. */
export function writeRows(
  heads: readonly string[],
  rows: readonly string[][],
  isCsv: boolean,
  { write }: ReportTools,
): void {
  write(isCsv ? [heads, ...rows].map(formatCsvLine).join('') : formatTable(heads, rows));
}

function toKey({ source, externalId }: { source: string; externalId: string }): string {
  return JSON.stringify([source, externalId]);
}

const GAP = '  ';
const NUMBER = /^-?[\d.,]+%?$/;

/** Lines of text with a head, each column as wide as its widest cell; columns of numbers stand to the right. */
function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = heads.map((head, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const width = Math.max(head.length, ...cells.map((cell) => cell.length));
    return { width, isNumeric: cells.every((cell) => NUMBER.test(cell)) };
  });
  const format = (cells: readonly string[]) =>
    columns
      .map(({ width, isNumeric }, index) => pad(cells[index] ?? '', width, isNumeric))
      .join(GAP)
      .trimEnd();
  return [heads, ...rows].map((cells) => `${format(cells)}\n`).join('');
}

function pad(text: string, width: number, isNumeric: boolean): string {
  return isNumeric ? text.padStart(width) : text.padEnd(width);
}
