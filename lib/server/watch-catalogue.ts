import { randomUUID } from 'node:crypto';
import { getSettings } from '@/lib/config';
import { createCatalogueWatcher, type CatalogueWatcher } from './catalogue-watcher';

const CHECK_INTERVAL_MS = 1000;
const REFRESH_TIMEOUT_MS = 5000;

type Watch = { watcher: CatalogueWatcher; token: string };
const holder = globalThis as typeof globalThis & { clipmintWatch?: Watch };

/** The version that pages made from now on show, or null where no check has succeeded yet. */
export function getShownVersion(): number | null {
  return holder.clipmintWatch?.watcher.getShownVersion() ?? null;
}

/** Tells whether a call to the refresh route comes from this process. */
export function isRefreshToken(token: string | null): boolean {
  return token !== null && token === holder.clipmintWatch?.token;
}

/**
 * Keeps this server's pages true to a catalogue that other processes change: looks at its version every second.
 * Only a request can revalidate pages in Next, so the process calls its own refresh route, with a token that
 * never leaves it.
 */
export function watchCatalogue(getVersion: () => Promise<number>): void {
  if (holder.clipmintWatch) return;
  const token = randomUUID();
  const watcher = createCatalogueWatcher({
    getVersion,
    refresh: () => callRefreshRoute(token),
    report: (error) => console.error('The catalogue could not be checked for changes:', error),
  });
  holder.clipmintWatch = { watcher, token };
  setInterval(() => void watcher.check(), CHECK_INTERVAL_MS).unref();
}

async function callRefreshRoute(token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${getSettings().port}/api/internal/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The refresh route answered ${response.status}`);
}
