import type { CatalogueStore } from '@/lib/catalogue/writer';
import { createThreadReader, importFeed, type ImportHooks, type ImportReport } from '@/lib/feeds';
import { createSecretMask } from './hide-secrets';
import { buildFeedAddress, hasSince, isFeedAddress } from './import-address';
import type { ImportTools } from './import-tools';
import { countBytes, explainErrors, limitBytes, unpack, type OpenedFeed } from './import-content';
import { toReadError } from './import-open-feed';
import type { PreparedImport } from './import-prepare';
import { createReportFile } from './import-report-file';

const WAITING_NOTICE_MS = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;
const THREAD_FROM_BYTES = 2 * BYTES_PER_MEGABYTE;

/** Imports the prepared feed, with its progress shown and its report written while it runs. */
export async function importIntoStore(
  prepared: PreparedImport,
  store: CatalogueStore,
  tools: ImportTools,
): Promise<ImportReport> {
  const feed = await openFeed(prepared, store, tools);
  try {
    const { reportFile } = prepared.args;
    const hide = createSecretMask(tools.secrets);
    const file = reportFile === undefined ? null : await createReportFile(reportFile, hide);
    try {
      const report = await runWithProgress(prepared, { store, feed, onRows: file?.writeRows }, tools);
      await file?.finish(report);
      return report;
    } finally {
      await file?.discard();
    }
  } finally {
    await feed.close();
  }
}

async function openFeed(
  { args, source }: PreparedImport,
  store: CatalogueStore,
  tools: ImportTools,
): Promise<OpenedFeed> {
  if (!isFeedAddress(args.file)) return tools.openFile(args.file);
  const key = toNoteKey(source);
  const since = hasSince(args.file) ? await store.write((writer) => writer.getFeedNote(key)) : null;
  const maxBytes = toMaxBytes(args);
  return tools.fetchFeed(buildFeedAddress(args.file, tools.secrets, { since: since ?? '0', maxBytes }));
}

async function runWithProgress(
  { args, format, recipe, source, mapping }: PreparedImport,
  { store, feed, onRows }: { store: CatalogueStore; feed: OpenedFeed; onRows?: ImportHooks['onRows'] },
  tools: ImportTools,
): Promise<ImportReport> {
  const { sizeBytes } = feed;
  const progress = sizeBytes === null ? null : tools.createProgress();
  const readable = explainErrors(feed.content, (error) => toReadError(error, args.file));
  const unpacked = unpack(countBytes(readable, (bytes) => progress?.update(bytes, sizeBytes ?? bytes)));
  // What came is limited where it comes; packed it was smaller.
  const content = isFeedAddress(args.file) ? limitBytes(unpacked, toMaxBytes(args)) : unpacked;
  const stopWaiting = tools.startTimer(
    () => tools.printError('Another command is writing to the catalogue: waiting for it to finish.'),
    WAITING_NOTICE_MS,
  );
  const seconds = Math.floor(tools.now.getTime() / 1_000);
  const note = hasSince(args.file) ? { key: toNoteKey(source), value: String(seconds) } : undefined;
  const { mode, isDryRun, allowsEmpty, maxRetirePercent, brand } = args;
  try {
    return await importFeed(
      store,
      format,
      content,
      { now: tools.now, source, mapping, note, mode, isDryRun, allowsEmpty, maxRetirePercent, brand },
      { onStart: stopWaiting, onRows, readWindows: isSmall(feed) ? undefined : createThreadReader(recipe) },
    );
  } finally {
    stopWaiting();
    progress?.stop();
  }
}

function toMaxBytes({ maxMegabytes }: PreparedImport['args']): number {
  return maxMegabytes * BYTES_PER_MEGABYTE;
}

/** Starting a thread takes longer than reading such a file. */
function isSmall({ sizeBytes }: OpenedFeed): boolean {
  return sizeBytes !== null && sizeBytes < THREAD_FROM_BYTES;
}

function toNoteKey(source: string): string {
  return `${source} since`;
}
