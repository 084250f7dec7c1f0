/** The part of CacheStorage that the worker uses, in memory; `fetch` is the network. */
export function createFakeCaches(fetch: (request: Request) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      async add(path: string) {
        const request = new Request(toUrl(path));
        const response = await fetch(request);
        if (!response.ok) throw new TypeError(`${path} responded with ${response.status}`);
        store.set(request.url, response);
      },
      put: async (request: Request, response: Response) => void store.set(request.url, response),
      match: async (request: Request | string) => store.get(toUrl(request))?.clone(),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  }
  return {
    open: async (name: string) => open(name),
    match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
      open(cacheName).match(request),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    /** For expectations: the paths in a cache. */
    listPaths: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}

function toUrl(request: Request | string): string {
  return typeof request === 'string' ? new URL(request, 'https://deals.example').href : request.url;
}
