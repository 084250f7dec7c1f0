import { randomUUID } from 'node:crypto';
import { getSettings } from '@/lib/config';
import { CHROME_TAG, renewSharedReads } from './response-tags';
import { getRunningServer } from './running-server';

const CHECK_INTERVAL_MS = 1000;
const REFRESH_TIMEOUT_MS = 5000;
const REFRESH_PATH = '/api/internal/refresh';
const NO_CONTENT = 204;

/** What of a catalogue has changed since a version: CatalogueChanges of lib/catalogue. */
type Changes = { version: number; tags: string[] | null; dueAt: number | null };
type Watched = {
  getChanges: (since: number | null) => Promise<Changes>;
  /** What stands around every page, as text to compare. */
  loadChrome: () => Promise<string>;
};

export type CatalogueWatcher = {
  /** The version that pages rendered from now on show; null before the first successful check. */
  getShownVersion(): number | null;
  /**
   * Compares the catalogue's version with the one shown, and drops what shows something of what has changed. Returns in
   * how many milliseconds to look again: after a second, or when time alone changes something. Never throws.
   */
  check(): Promise<number>;
};

type WatcherParts = Watched & {
  /** Drops the responses with these tags; with null, all. */
  drop: (tags: ReadonlySet<string> | null) => Promise<void>;
  report: (error: unknown) => void;
  /** In epoch milliseconds. */
  clock: () => number;
};

/** Detects that another process, or time, has changed the catalogue. The next check makes up for one that fails. */
export function createCatalogueWatcher({
  getChanges,
  loadChrome,
  drop,
  report,
  clock,
}: WatcherParts): CatalogueWatcher {
  let shown: { version: number; chrome: string | null } | null = null;
  let running: Promise<number> | null = null;
  let hasReported = false;

  async function look(): Promise<number> {
    const { version, tags, dueAt } = await getChanges(shown?.version ?? null);
    if (version !== shown?.version) {
      // Nothing is compared at first, so a source that fails keeps nobody from starting.
      const chrome = await (shown === null ? loadChrome().catch(() => null) : loadChrome());
      const changed = chrome === shown?.chrome ? [] : [CHROME_TAG];
      // What was rendered before the first check may show an earlier version.
      await drop(shown === null || tags === null ? null : new Set([...tags, ...changed]));
      shown = { version, chrome };
    }
    hasReported = false;
    const dueInMs = dueAt === null ? CHECK_INTERVAL_MS : dueAt - clock();
    // What is due, but cannot be written now, is not waited for.
    return dueInMs > 0 ? Math.min(dueInMs, CHECK_INTERVAL_MS) : CHECK_INTERVAL_MS;
  }

  function reportOnce(error: unknown): number {
    if (!hasReported) report(error);
    hasReported = true;
    return CHECK_INTERVAL_MS;
  }

  return {
    getShownVersion: () => shown?.version ?? null,
    check: () =>
      (running ??= look()
        .catch(reportOnce)
        .finally(() => (running = null))),
  };
}

type Watch = { watcher: CatalogueWatcher; token: string; changed: ReadonlySet<string> };
const holder = globalThis as typeof globalThis & { clipmintWatch?: Watch };

/** The version that pages rendered from now on show, or null where no check has succeeded yet. */
export function getShownVersion(): number | null {
  return holder.clipmintWatch?.watcher.getShownVersion() ?? null;
}

/** The tags that the call of the refresh route with this token is for; null where it does not come from this process. */
export function getChangedTags(token: string | null): ReadonlySet<string> | null {
  const watch = holder.clipmintWatch;
  return watch && token === watch.token ? watch.changed : null;
}

/**
 * Keeps this server's pages true to a catalogue that other processes and time change: asks every second what has
 * changed. Under `next start` only a request can invalidate pages, so the process calls its own refresh route, with a
 * token that never leaves it.
 */
export function watchCatalogue(watched: Watched): void {
  if (holder.clipmintWatch) return;
  const watcher = createCatalogueWatcher({
    ...watched,
    drop: dropResponses,
    report: (error) => console.error('The catalogue could not be checked for changes:', error),
    clock: Date.now,
  });
  holder.clipmintWatch = { watcher, token: randomUUID(), changed: new Set() };
  const lookAgain = async () => void setTimeout(lookAgain, await watcher.check()).unref();
  setTimeout(lookAgain, CHECK_INTERVAL_MS).unref();
}

async function dropResponses(tags: ReadonlySet<string> | null): Promise<void> {
  if (tags === null || tags.has(CHROME_TAG)) renewSharedReads();
  const server = getRunningServer();
  if (server) server.dropResponses(tags);
  // `next dev` keeps no pages.
  else if (process.env.NODE_ENV === 'production') await callRefreshRoute(tags ?? new Set([CHROME_TAG]));
}

/** Without a server of ours in this process, it is alone on its port. Every page has the tag of the chrome. */
async function callRefreshRoute(tags: ReadonlySet<string>): Promise<void> {
  const watch = holder.clipmintWatch;
  if (!watch) return;
  watch.changed = tags;
  const headers = { authorization: `Bearer ${watch.token}` };
  const url = `http://127.0.0.1:${getSettings().port}${REFRESH_PATH}`;
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
  const { status } = await fetch(url, { method: 'POST', headers, signal });
  if (status !== NO_CONTENT) throw new Error(`The refresh route returned ${status}`);
}
