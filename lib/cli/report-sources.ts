import type { ImportedSource } from '@/lib/catalogue';
import { listLateSources } from '@/lib/catalogue/rules';
import type { Settings } from '@/lib/config';
import { readImportLog } from './imports';
import { type ReportTools, writeRows } from './support/visitors-report';

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
