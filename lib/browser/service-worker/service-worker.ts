import { CacheFirst, NetworkFirst, NetworkOnly, Serwist, type RouteMatchCallback } from 'serwist';
import {
  buildCacheNames,
  listAssets,
  listOldCaches,
  pickHandling,
  pickSavedPath,
  SAVED_PATHS,
  type Handling,
} from './pick-handling';

/*
 * Keeps the page of saved offers readable offline and while the server fails, and nothing else: while the server
 * responds, every page comes from it. The offers themselves lie in local storage. Bundled by bundle-worker.ts, served by app/sw.js.
 */

declare const self: WorkerScope;
/** Put in by the bundler. */
declare const BUILD_NAME: string;

/** A build has some sixty of them; this only bounds what a mistake could keep. */
const ASSETS_MAX = 300;
/** How long the server may take for the page of saved offers before the kept one is shown. */
const SAVED_PAGE_TIMEOUT_S = 3;

/** Next says of its responses that they vary with headers which neither a navigation nor a script tag carries. */
const matchOptions = { ignoreVary: true };

const names = buildCacheNames(BUILD_NAME);

const assets = new CacheFirst({
  cacheName: names.assets,
  matchOptions,
  plugins: [
    {
      async cacheWillUpdate({ response }) {
        const kept = await (await caches.open(names.assets)).keys();
        return response.status === 200 && kept.length < ASSETS_MAX ? response : null;
      },
    },
  ],
});

const savedPage = new NetworkFirst({
  cacheName: names.pages,
  matchOptions,
  networkTimeoutSeconds: SAVED_PAGE_TIMEOUT_S,
  plugins: [
    {
      // A query changes nothing about the page.
      cacheKeyWillBeUsed: async ({ request }) => self.location.origin + new URL(request.url).pathname,
      // What the page needs is kept before the page is: a half one never replaces a whole one.
      async cacheWillUpdate({ response }) {
        if (response.status !== 200 || response.redirected) return null;
        return (await keepAssets(await response.clone().text())) ? response : null;
      },
      // Not where responses are fetched: a page that the browser has preloaded does not pass there.
      async handlerWillRespond({ request, response }) {
        if (response.status < 500) return response;
        return (await findSavedPage(new URL(request.url).pathname)) ?? response;
      },
    },
  ],
});

const otherPages = new NetworkOnly({
  plugins: [{ handlerDidError: ({ request }) => findSavedPage(new URL(request.url).pathname) }],
});

/**
 * Keeps the assets that a page names; whether all of them are there now. Not through the strategy: for whatever is
 * asked while a navigation is under way, it would take the page that the browser has preloaded.
 */
async function keepAssets(html: string): Promise<boolean> {
  const kept = await caches.open(names.assets);
  const results = await Promise.allSettled(
    listAssets(html).map(async (path) => {
      if (!(await kept.match(path, matchOptions))) await kept.add(path);
    }),
  );
  return results.every(({ status }) => status === 'fulfilled');
}

async function findSavedPage(path: string): Promise<Response | undefined> {
  const pages = await caches.open(names.pages);
  return pages.match(pickSavedPath(path), matchOptions);
}

/** Rejects, and so stops the installation, unless the page is kept in every language. */
async function install(event: Event): Promise<void> {
  for (const path of SAVED_PATHS) {
    const request = new Request(path, { cache: 'reload' });
    const [response, kept] = savedPage.handleAll({ event, request });
    await response;
    await kept;
    if (!(await findSavedPage(path))) throw new Error(`${path} could not be kept.`);
  }
}

async function deleteOldCaches(): Promise<void> {
  const old = listOldCaches(await caches.keys(), BUILD_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function matches(handling: Handling): RouteMatchCallback {
  return ({ url, request }) => pickHandling(url, self.location.origin, request.destination) === handling;
}

const serwist = new Serwist({
  // Taking over at once mixes no versions: no page that is open came from a cache while the network worked, assets
  // are named by their content, and this build's own caches are complete before it is active (install).
  skipWaiting: true,
  clientsClaim: true,
  // The network is asked while the worker starts, so that having one costs no time.
  navigationPreload: true,
  runtimeCaching: [
    { matcher: matches('asset'), handler: assets },
    { matcher: matches('saved-page'), handler: savedPage },
    { matcher: matches('page'), handler: otherPages },
  ],
});

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
// One by one: all of Serwist's would make a cache for a list of files that there is not.
self.addEventListener('fetch', (event) => serwist.handleFetch(event));
self.addEventListener('message', (event) => serwist.handleCache(event));

/** The part of a service worker's global scope that is used here: the types of pages know none of it. */
type WorkerScope = {
  readonly location: { origin: string };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: Serwist['handleFetch']): void;
  addEventListener(type: 'message', listener: Serwist['handleCache']): void;
};

/** The worker is not installed, or not active, before `work` is done; if it rejects, not at all. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
