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
