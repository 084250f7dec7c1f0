import { isAssetPath } from './pick-handling';

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
