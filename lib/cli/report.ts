import type { ImportedSource } from '@/lib/catalogue';
import { listLateSources } from '@/lib/catalogue/rules';
import type { Settings } from '@/lib/config';
import { readImportLog } from './imports';
import { GROUPINGS, parseGrouping, parseSince, reportClicks } from './report-clicks';
import { clearVotes, reportVotes } from './report-votes';
import { createCommand } from './support/command';
import { UsageError } from './support/command-error';
import { readCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { writeRows, type ReportTools } from './support/visitors-report';

/** The database code is only loaded by commands that need it. */
const createTools = (): ReportTools => ({
  openVisitors: async (settings) => (await import('@/lib/catalogue/select-source')).openVisitors(settings),
  describeOffers: async (settings, origins) =>
    (await import('@/lib/catalogue/select-source')).describeOffers(settings, origins),
  now: new Date(),
  write: (text) => void process.stdout.write(text),
  warn: (line) => console.error(line),
});

export const command = createCommand(
  'report',
  'Says what visitors did with offers, and which sources are late.',
).action(() => {
  throw new UsageError('Name a report: clicks, votes or sources.');
});
command
  .command('clicks')
  .description('how often offers were opened, their codes copied and their shops gone to; most visited first')
  .option('--since <when>', 'so many days with today, such as 7d, or from a day on, such as 2026-11-01', '7d')
  .option('--by <what>', `${GROUPINGS.join(', ')}; an offer counts in each of its categories`, parseGrouping)
  .option('--csv', 'prints CSV')
  .action(async ({ since, by = 'offer', csv: isCsv = false }) => {
    const tools = createTools();
    await reportClicks({ since: parseSince(since, tools.now), by, isCsv }, loadSettings(), tools);
    await warnOfLateSources(loadSettings(), tools);
  });
command
  .command('votes')
  .description('for whom codes worked in the last month, first those that are moved down for not working')
  .option('--clear <id>', 'forgets the votes on an offer that you have checked')
  .option('--csv', 'prints CSV')
  .action(async ({ clear, csv: isCsv = false }) => {
    const tools = createTools();
    if (clear !== undefined) return clearVotes(clear, loadSettings(), { ...tools, readCatalogue });
    await reportVotes({ isCsv }, loadSettings(), tools);
    await warnOfLateSources(loadSettings(), tools);
  });
command
  .command('sources')
  .description(
    'when each source was last imported with success; late is one that was not in IMPORT_MAX_AGE_HOURS',
  )
  .option('--csv', 'prints CSV')
  .action(({ csv: isCsv = false }) => reportSources({ isCsv }, loadSettings(), createTools()));

const HEADS = ['source', 'last success (UTC)', ''];

/** Prints every source with its last successful import, those first that are late. Throws CommandError. */
export async function reportSources(
  { isCsv }: { isCsv: boolean },
  settings: Settings,
  tools: ReportTools,
): Promise<void> {
  const sources = await readImportLog(settings, (log) => log.listSources());
  if (sources.length === 0 && !isCsv) return tools.write('Nothing was imported yet.\n');
  const late = new Set(listLateSources(sources, settings.importMaxAgeHours, tools.now));
  const others = sources.filter((source) => !late.has(source));
  const rows = [...late, ...others].map((source) => [
    source.source,
    formatTime(source.lastSuccess) ?? 'never',
    late.has(source) ? 'late' : '',
  ]);
  writeRows(HEADS, rows, isCsv, tools);
}

/** Names on standard error, a line each, the sources that are late: of their offers any other report says too little. */
export async function warnOfLateSources(settings: Settings, { now, warn }: ReportTools): Promise<void> {
  if (settings.apiBaseUrl !== undefined) return;
  const sources = await readImportLog(settings, (log) => log.listSources());
  for (const source of listLateSources(sources, settings.importMaxAgeHours, now)) warn(describeLate(source));
}

function describeLate({ source, lastSuccess, since }: ImportedSource): string {
  const last =
    lastSuccess === null
      ? `has never been imported since it was first tried at ${formatTime(since)}`
      : `was last imported at ${formatTime(lastSuccess)}`;
  return `Late: ${source} ${last} (UTC). "npm run imports -- --source ${source}" says why.`;
}

function formatTime(time: string | null): string | undefined {
  return time?.replace('T', ' ').slice(0, '2026-11-22 03:00:04'.length);
}
