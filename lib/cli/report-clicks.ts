import type { OfferClicks, OfferDescription } from '@/lib/catalogue/visitors';
import type { Settings } from '@/lib/config';
import { UsageError } from './support/command-error';
import {
  describeAll,
  GONE,
  nameOffer,
  OFFER_HEADS,
  type ReportTools,
  withVisitors,
  writeRows,
} from './support/visitors-report';

export const GROUPINGS = ['offer', 'brand', 'category', 'source'] as const;
type Grouping = (typeof GROUPINGS)[number];

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = /^([1-9]\d{0,3})d$/;
const COUNTS = ['open', 'copy', 'visit'] as const;
const COUNT_HEADS = ['opened', 'copied', 'went to shop'];
const NONE = '(none known)';

type Counts = Record<(typeof COUNTS)[number], number>;
type Row = { cells: string[]; counts: Counts };

/** What --by takes. Throws UsageError. */
export function parseGrouping(text: string): Grouping {
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
  const find = await describeAll(settings, clicks, tools);
  const rows = groupRows(clicks, (click) => listGroups(click, by, find(click)));
  const lines = rows.map(({ cells, counts }) => [...cells, ...COUNTS.map((kind) => String(counts[kind]))]);
  if (lines.length === 0 && !isCsv)
    return tools.write(`Nothing was counted since ${since}.
`);
  writeRows([...(by === 'offer' ? OFFER_HEADS : [by]), ...COUNT_HEADS], lines, isCsv, tools);
}

/** The cells that name the groups which an offer's clicks count in. */
function listGroups(click: OfferClicks, by: Grouping, offer: OfferDescription | undefined): string[][] {
  if (by === 'source') return [[click.source]];
  if (by === 'offer') return [nameOffer(click, offer)];
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
