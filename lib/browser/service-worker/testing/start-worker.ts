import { bundleWorker } from '../bundle-worker';
import { createFakeCaches } from './fake-caches';

const ORIGIN = 'https://deals.example';

type Reply = Response | Promise<Response>;
type Listener = (event: FakeEvent) => void;

class FakeEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.work.push(work);
  }
}

class FakeFetchEvent extends FakeEvent {
  reply: Reply | undefined;
  constructor(
    readonly request: Request,
    readonly preloadResponse: Promise<Response | undefined>,
  ) {
    super('fetch');
  }
  respondWith(reply: Reply) {
    this.reply = reply;
  }
}

class FakeMessage extends FakeEvent {
  constructor(readonly data: unknown) {
    super('message');
  }
}

/** Node knows neither relative addresses nor what a request is for. */
class FakeRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN).href : input, init);
  }
}

/** Runs the script that the site serves, in a worker's scope made of fakes; `fetch` is the network. */
export async function startWorker(
  buildName: string,
  fetch: (request: Request) => Promise<Response>,
  caches = createFakeCaches(fetch),
) {
  const listeners = new Map<string, Listener[]>();
  const scope = {
    location: new URL('/sw.js', ORIGIN),
    registration: { scope: `${ORIGIN}/` },
    clients: { claim: async () => undefined },
    skipWaiting: jest.fn(),
    caches,
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  const names = ['self', 'caches', 'fetch', 'Request', 'FetchEvent', 'location', 'registration'];
  const values = [scope, caches, fetch, FakeRequest, FakeFetchEvent, scope.location, scope.registration];
  new Function(...names, await bundleWorker(buildName))(...values);

  async function fire(event: FakeEvent): Promise<void> {
    listeners.get(event.type)?.forEach((listener) => listener(event));
    await Promise.all(event.work);
  }
  /**
   * The worker's response, or undefined where it leaves the request to the browser, which may have `preloaded` it; and
   * the end of all work for it, which goes on behind the response.
   */
  function startAsking(path: string, destination: RequestDestination = 'document', preloaded?: Reply) {
    const request = new FakeRequest(path);
    Object.defineProperty(request, 'destination', { value: destination });
    if (destination === 'document') Object.defineProperty(request, 'mode', { value: 'navigate' });
    const event = new FakeFetchEvent(request, Promise.resolve(preloaded));
    const done = fire(event);
    return { reply: event.reply, done };
  }
  return {
    caches,
    skipWaiting: scope.skipWaiting,
    install: () => fire(new FakeEvent('install')),
    activate: () => fire(new FakeEvent('activate')),
    keep: (urlsToCache: string[]) => fire(new FakeMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })),
    startAsking,
    async ask(...question: Parameters<typeof startAsking>) {
      const { reply, done } = startAsking(...question);
      await done;
      return reply;
    },
  };
}
