import type { CatalogueStore } from '@/lib/catalogue';
import { FeedError, ImportError, OptionsError } from '../feed';
import { importFeed, type ImportHooks } from '../import/import-feed';
import type { ImportReport } from '../import/import-report';
import { createThreadReader } from '../import/thread/thread-reader';
import { formatForTerminal } from '../report/format-for-terminal';
import { createSecretMask } from './hide-secrets';
import { keepContent } from './keep-content';
import {
  countBytes,
  explainErrors,
  limitBytes,
  nameFeed,
  toReadError,
  unpack,
  type OpenedFeed,
} from './open-feed';
import { buildFeedAddress, hasSince, isFeedAddress, type PreparedImport } from './prepare-import';
import { createReportFile } from './report-file';
import type { ImportTools } from './types';

const WAITING_NOTICE_MS = 1_000;
/** For commands that write without taking turns. */
const MIN_WAIT_MS = 15_000;
const BYTES_PER_MEGABYTE = 1_000_000;
const THREAD_FROM_BYTES = 2 * BYTES_PER_MEGABYTE;

/** Longer than any message that we write ourselves. */
const MAX_MESSAGE_CHARACTERS = 2_000;

/**
 * Imports the prepared feed, with its progress shown and its report written while it runs. Throws ImportError, with
 * nothing changed, on a feed, an address or an option that cannot be used.
 */
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
      const hooks = { onStart: file?.restart, onRows: file?.writeRows };
      const report = await runWithProgress(prepared, { store, feed, hooks }, tools);
      await file?.finish(report);
      return report;
    } finally {
      await file?.discard();
    }
  } catch (error) {
    throw explain(error, prepared.args);
  } finally {
    await feed.close();
  }
}

/** What to print where the engine refuses a whole feed. */
export function formatRefusal(file: string, refusal: string): string {
  return `${nameFeed(file)} was refused. ${formatMessage(refusal)} Nothing was changed.`;
}

function explain(error: unknown, { file, formatName }: PreparedImport['args']): unknown {
  if (error instanceof OptionsError) return new ImportError(`${error.message} Nothing was changed.`);
  if (!(error instanceof FeedError)) return error;
  return new ImportError(
    `${nameFeed(file)} is no usable ${formatName} feed. ${formatMessage(error.message)} Nothing was changed.`,
  );
}

/** A message that may quote the feed. */
function formatMessage(message: string): string {
  return formatForTerminal(message, MAX_MESSAGE_CHARACTERS);
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
  { store, feed, hooks }: { store: CatalogueStore; feed: OpenedFeed; hooks: ImportHooks },
  tools: ImportTools,
): Promise<ImportReport> {
  const { sizeBytes } = feed;
  const progress = sizeBytes === null ? null : tools.createProgress();
  const readable = explainErrors(feed.content, (error) => toReadError(error, args.file));
  const unpacked = unpack(countBytes(readable, (bytes) => progress?.update(bytes, sizeBytes ?? bytes)));
  // The bytes of an address are limited where they arrive; gzip may make them more.
  const limited = isFeedAddress(args.file) ? limitBytes(unpacked, toMaxBytes(args)) : unpacked;
  const feedBytes = isSmall(feed) ? undefined : (sizeBytes ?? Infinity);
  const kept = feedBytes === undefined ? null : await keepContent(limited);
  const stopWaiting = tools.startTimer(
    () => tools.printError('Another command is writing to the catalogue: waiting for it to finish.'),
    WAITING_NOTICE_MS,
  );
  const seconds = Math.floor(tools.now.getTime() / 1_000);
  const note = hasSince(args.file) ? { key: toNoteKey(source), value: String(seconds) } : undefined;
  const { mode, isDryRun, allowsEmpty, maxRetirePercent, brand } = args;
  const waitMs = Math.max(args.waitSeconds * 1_000, MIN_WAIT_MS);
  try {
    return await importFeed(
      store,
      format,
      kept?.content ?? limited,
      {
        now: tools.now,
        source,
        mapping,
        note,
        addsDefaultCategories: true,
        mode,
        isDryRun,
        allowsEmpty,
        maxRetirePercent,
        brand,
        waitMs,
        feedBytes,
      },
      {
        onStart: async () => {
          stopWaiting();
          await hooks.onStart?.();
        },
        onRows: hooks.onRows,
        readWindows: isSmall(feed) ? undefined : createThreadReader(recipe),
      },
    );
  } finally {
    stopWaiting();
    progress?.stop();
    await kept?.close();
  }
}

function toMaxBytes({ maxMegabytes }: PreparedImport['args']): number {
  return maxMegabytes * BYTES_PER_MEGABYTE;
}

/** Starting a thread, and copying the catalogue, take longer than reading such a file. */
function isSmall({ sizeBytes }: OpenedFeed): boolean {
  return sizeBytes !== null && sizeBytes < THREAD_FROM_BYTES;
}

function toNoteKey(source: string): string {
  return `${source} since`;
}
