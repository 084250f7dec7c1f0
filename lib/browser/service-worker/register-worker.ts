import { isAssetPath } from './pick-handling';

/** Where app/sw.js serves the worker: at the root, so that every page is in its scope. */
const WORKER_PATH = '/sw.js';

/**
 * Starts the service worker once the page has loaded, for a visitor who has saved something or looks at the saved
 * offers: nobody else gets one. Not for developers, and quietly where the browser has or allows none.
 */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER_PATH);
  } catch {
    // Storage is denied, or the network failed: saved offers are readable online all the same.
  }
}

/**
 * Hands the scripts, styles and fonts that this page has loaded to the worker, which keeps those it does not have:
 * a first visit loads them before there is a worker. Never rejects; waits for ever where there will be none.
 */
export async function keepLoadedAssets(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isAssetPath(pathname))
    .map(({ href }) => href);
  // Serwist's own message: it asks its routes for each address, as if the page had.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * What the page of saved offers says about the connection: shown in place of another page, or offline; else nothing.
 */
export type Notice = 'instead' | 'here' | null;

/** Takes the path in the address bar and that of the page itself: the worker shows it where others fail. */
export function pickNotice(path: string, savedPath: string, isOnline: boolean): Notice {
  if (path !== savedPath) return 'instead';
  return isOnline ? null : 'here';
}
