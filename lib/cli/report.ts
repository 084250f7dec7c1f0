import type { OfferClicks, OfferDescription, VisitorStore } from '@/lib/catalogue/visitors';
import type { Settings } from '@/lib/config';
import { formatCsvLine } from '@/lib/text/csv';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { loadSettings } from './support/load-settings';
import { formatTable } from './support/table';

const GROUPINGS = ['offer', 'brand', 'category', 'source'] as const;
type Grouping = (typeof GROUPINGS)[number];

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = /^([1-9]\d{0,3})d$/;
const COUNTS = ['open', 'copy', 'visit'] as const;
const COUNT_HEADS = ['opened', 'copied', 'went to shop'];
const GONE = '(no longer in the catalogue)';
const NONE = '(none known)';

type Counts = Record<(typeof COUNTS)[number], number>;
type Row = { cells: string[]; counts: Counts };

export type ReportTools = {
  openVisitors: (settings: Settings) => Promise<VisitorStore>;
  describeOffers: (settings: Settings, origins: OfferClicks[]) => Promise<OfferDescription[]>;
  now: Date;
  /** Standard output, as it is. */
  write: (text: string) => void;
};

const TOOLS: Omit<ReportTools, 'now'> = {
  openVisitors: async (settings) => (await import('@/lib/catalogue/select-source')).openVisitors(settings),
  describeOffers: async (settings, origins) =>
    (await import('@/lib/catalogue/select-source')).describeOffers(settings, origins),
  write: (text) => void process.stdout.write(text),
};

export const command = createCommand('report', 'Says what visitors did with offers.').action(() => {
  throw new UsageError('Name a report: clicks.');
});
command
  .command('clicks')
  .description('how often offers were opened, their codes copied and their shops gone to; most visited first')
  .option('--since <when>', 'so many days with today, such as 7d, or from a day on, such as 2026-11-01', '7d')
  .option('--by <what>', `${GROUPINGS.join(', ')}; an offer counts in each of its categories`, parseGrouping)
  .option('--csv', 'prints CSV')
  .action(async ({ since, by = 'offer', csv: isCsv = false }) => {
    const now = new Date();
    await reportClicks({ since: parseSince(since, now), by, isCsv }, loadSettings(), { ...TOOLS, now });
  });

function parseGrouping(text: string): Grouping {
  const grouping = GROUPINGS.find((known) => known === text);
  if (grouping === undefined) throw new UsageError(`--by takes ${GROUPINGS.join(', ')}, not "${text}".`);
  return grouping;
}

/** The first day (UTC) of "7d", which ends with that of `now`, or of a day. Throws UsageError for anything else. */
export function parseSince(text: string, now: Date): string {
  const days = Number(DAYS.exec(text)?.[1]);
  if (days > 0) return formatDay(now.getTime() - (days - 1) * DAY_MS);
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  if (!Number.isNaN(time) && formatDay(time) === text) return text;
  throw new UsageError(`--since takes days such as 7d, or a day such as 2026-11-01, not "${text}".`);
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, '2026-11-01'.length);
}

type ClicksArguments = { since: string; by: Grouping; isCsv: boolean };

/** Prints the table of clicks since a day (UTC). Throws CommandError. */
export async function reportClicks(
  { since, by, isCsv }: ClicksArguments,
  settings: Settings,
  tools: ReportTools,
): Promise<void> {
  const clicks = await withVisitors(settings, tools, (store) => store.listClicks(since));
  const offers = await describeAll(settings, clicks, tools);
  const rows = groupRows(clicks, (click) => listGroups(click, by, offers.get(toKey(click))));
  const heads = [...(by === 'offer' ? ['id', 'offer', 'brand', 'source'] : [by]), ...COUNT_HEADS];
  const lines = rows.map(({ cells, counts }) => [...cells, ...COUNTS.map((kind) => String(counts[kind]))]);
  if (isCsv) return tools.write([heads, ...lines].map(formatCsvLine).join(''));
  tools.write(lines.length === 0 ? `Nothing was counted since ${since}.\n` : formatTable(heads, lines));
}

/** Opens visitors' data, brings them up to date, and returns what `work` does. Throws CommandError. */
async function withVisitors<T>(
  settings: Settings,
  { openVisitors }: ReportTools,
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

async function describeAll(settings: Settings, clicks: OfferClicks[], { describeOffers }: ReportTools) {
  try {
    const found = await describeOffers(settings, clicks);
    return new Map(found.map((offer) => [toKey(offer.origin), offer]));
  } catch (error) {
    const known = toCommandError(error, settings.databaseUrl);
    if (settings.apiBaseUrl === undefined || known instanceof CommandError) throw known;
    throw new CommandError(`${settings.apiBaseUrl} did not say which offers these are: ${String(error)}`);
  }
}

function toKey({ source, externalId }: { source: string; externalId: string }): string {
  return JSON.stringify([source, externalId]);
}

/** The cells that name the groups which an offer's clicks count in. */
function listGroups(click: OfferClicks, by: Grouping, offer: OfferDescription | undefined): string[][] {
  if (by === 'source') return [[click.source]];
  if (by === 'offer') {
    const id = offer ? `${offer.kind} ${offer.id}` : click.externalId;
    return [[id, offer?.title ?? GONE, offer?.brand ?? '', click.source]];
  }
  if (offer === undefined) return [[GONE]];
  if (by === 'brand') return [[offer.brand ?? NONE]];
  return offer.categories.length === 0 ? [[NONE]] : offer.categories.map((name) => [name]);
}

/** One row a group, those that lead to most visits first. */
function groupRows(clicks: OfferClicks[], list: (click: OfferClicks) => string[][]): Row[] {
  const rows = new Map<string, Row>();
  for (const click of clicks) {
    for (const cells of list(click)) {
      const key = JSON.stringify(cells);
      const row = rows.get(key) ?? { cells, counts: { open: 0, copy: 0, visit: 0 } };
      for (const kind of COUNTS) row.counts[kind] += click[kind];
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort(compareRows);
}

function compareRows({ counts: a, cells }: Row, { counts: b, cells: others }: Row): number {
  return (
    b.visit - a.visit ||
    b.copy - a.copy ||
    b.open - a.open ||
    cells.join(' ').localeCompare(others.join(' '), 'en')
  );
}
