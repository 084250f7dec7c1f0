import { randomUUID } from 'node:crypto';
import { getSettings } from '@/lib/config';
import { getRunningServer } from './running-server';

const CHECK_INTERVAL_MS = 1000;
const REFRESH_TIMEOUT_MS = 5000;
const REFRESH_PATH = '/api/internal/refresh';
const NO_CONTENT = 204;

export type CatalogueWatcher = {
  /** The version that pages rendered from now on show; null before the first successful check. */
  getShownVersion(): number | null;
  /** Compares the catalogue's version with the one shown; invalidates the pages where they differ. Never throws. */
  check(): Promise<void>;
};

type WatcherParts = {
  getVersion: () => Promise<number>;
  refresh: () => Promise<void>;
  report: (error: unknown) => void;
};

/** Detects that another process has changed the catalogue. The next check makes up for one that fails. */
export function createCatalogueWatcher({ getVersion, refresh, report }: WatcherParts): CatalogueWatcher {
  let shown: number | null = null;
  let isChecking = false;
  let hasReported = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const version = await getVersion();
      // Before the first check no page was rendered, so there is nothing to invalidate.
      if (shown !== null && version !== shown) await refresh();
      shown = version;
      hasReported = false;
    } catch (error) {
      if (!hasReported) report(error);
      hasReported = true;
    } finally {
      isChecking = false;
    }
  }

  return { getShownVersion: () => shown, check };
}

type Watch = { watcher: CatalogueWatcher; token: string };
const holder = globalThis as typeof globalThis & { clipmintWatch?: Watch };

/** The version that pages rendered from now on show, or null where no check has succeeded yet. */
export function getShownVersion(): number | null {
  return holder.clipmintWatch?.watcher.getShownVersion() ?? null;
}

/** Whether a call to the refresh route comes from this process. */
export function isRefreshToken(token: string | null): boolean {
  return token !== null && token === holder.clipmintWatch?.token;
}

/**
 * Keeps this server's pages true to a catalogue that other processes change: reads its version every second.
 * Only a request can invalidate pages in Next, so the process calls its own refresh route, with a token that never
 * leaves it.
 */
export function watchCatalogue(getVersion: () => Promise<number>): void {
  if (holder.clipmintWatch) return;
  const token = randomUUID();
  const watcher = createCatalogueWatcher({
    getVersion,
    refresh: async () => {
      await callRefreshRoute(token);
      getRunningServer()?.dropResponses();
    },
    report: (error) => console.error('The catalogue could not be checked for changes:', error),
  });
  holder.clipmintWatch = { watcher, token };
  setInterval(() => void watcher.check(), CHECK_INTERVAL_MS).unref();
}

async function callRefreshRoute(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const status =
    (await getRunningServer()?.post(REFRESH_PATH, headers)) ?? (await fetchRefreshRoute(headers));
  if (status !== NO_CONTENT) throw new Error(`The refresh route returned ${status}`);
}

/** Without a server of ours in this process, it is alone on its port. */
async function fetchRefreshRoute(headers: Record<string, string>): Promise<number> {
  const url = `http://127.0.0.1:${getSettings().port}${REFRESH_PATH}`;
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
  return (await fetch(url, { method: 'POST', headers, signal })).status;
}
