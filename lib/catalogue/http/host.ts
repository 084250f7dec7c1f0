import { HostError } from './host-error';
import { limitTime } from './limit-time';

export type HostQuery = Record<string, string | number | boolean | undefined>;

/** The API host's calls below /api/v1. Each throws HostError, and nothing else, where it fails. */
export type Host = {
  /** Answers what `read` makes of the JSON body. Parameters that are undefined are left out. */
  get<T>(path: string, query: HostQuery, read: (body: unknown) => T): Promise<T>;
  /** Sends JSON; the statuses of `accepted` count as success, too. */
  post(path: string, body: object, accepted?: number[]): Promise<void>;
};

export type HostOptions = {
  /** Address of the host without a trailing slash; it may have a path. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs: number;
};

/**
 * The way to an API host (spec §7): JSON, with a limit of time for each call and its whole answer.
 * No `cache` is asked for: any would make Next render a page anew for each request, or keep answers for ever.
 */
export function createHost({ baseUrl, fetch = globalThis.fetch, timeoutMs }: HostOptions): Host {
  async function call<T>(
    url: string,
    init: RequestInit,
    use: (response: Response) => Promise<T>,
  ): Promise<T> {
    const name = `${init.method} ${url}`;
    try {
      return await limitTime(timeoutMs, async (signal) => use(await fetch(url, { ...init, signal })));
    } catch (cause) {
      if (cause instanceof HostError) throw cause;
      throw new HostError(`${name} got no answer. Check API_BASE_URL and its host.`, null, { cause });
    }
  }

  return {
    get: (path, query, read) => {
      const url = `${baseUrl}/api/v1/${path}${formatQuery(query)}`;
      return call(url, { method: 'GET', headers: { accept: 'application/json' } }, async (response) => {
        if (!response.ok) await refuse(response, `GET ${url}`);
        return readBody(await response.text(), response.status, `GET ${url}`, read);
      });
    },
    post: (path, body, accepted = []) => {
      const url = `${baseUrl}/api/v1/${path}`;
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      return call(url, { method: 'POST', headers, body: JSON.stringify(body) }, async (response) => {
        if (!response.ok && !accepted.includes(response.status)) await refuse(response, `POST ${url}`);
        await response.body?.cancel();
      });
    },
  };
}

async function refuse(response: Response, name: string): Promise<never> {
  // An answer that nobody reads would hold its connection.
  await response.body?.cancel();
  throw new HostError(`${name} answered ${response.status}.`, response.status);
}

function readBody<T>(text: string, status: number, name: string, read: (body: unknown) => T): T {
  try {
    return read(JSON.parse(text));
  } catch (cause) {
    throw new HostError(`${name} answered what cannot be read as that.`, status, { cause });
  }
}

function formatQuery(query: HostQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
