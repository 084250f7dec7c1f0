import { GROUPINGS, parseGrouping, parseSince, reportClicks } from './report-clicks';
import { reportSources, warnOfLateSources } from './report-sources';
import { clearVotes, reportVotes } from './report-votes';
import { createCommand } from './support/command';
import { UsageError } from './support/command-error';
import { readCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import type { ReportTools } from './support/visitors-report';

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
