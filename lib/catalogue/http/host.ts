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

/** `call` names it in errors: its method and address. */
type Answer = { call: string; status: number; isOk: boolean; text: string };

const JSON_TYPE = 'application/json';

/** The way to an API host (spec §7): JSON, with a limit of time for each call and its whole answer. */
export function createHost({ baseUrl, fetch = globalThis.fetch, timeoutMs }: HostOptions): Host {
  async function send(method: string, path: string, body?: object): Promise<Answer> {
    const url = `${baseUrl}/api/v1/${path}`;
    const call = `${method} ${url}`;
    // No `cache` is asked for: with one, Next would render a page anew for each request or keep the answer for ever.
    const init: RequestInit = body
      ? { method, body: JSON.stringify(body), headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE } }
      : { method, headers: { accept: JSON_TYPE } };
    try {
      return await limitTime(timeoutMs, async (signal) => {
        const response = await fetch(url, { ...init, signal });
        // Read whatever it is: an answer that nobody reads would hold its connection.
        return { call, status: response.status, isOk: response.ok, text: await response.text() };
      });
    } catch (cause) {
      throw new HostError(`${call} got no whole answer. Check API_BASE_URL and its host.`, null, { cause });
    }
  }

  return {
    async get(path, query, read) {
      const answer = await send('GET', path + formatQuery(query));
      requireSuccess(answer);
      return readBody(answer, read);
    },
    async post(path, body, accepted) {
      requireSuccess(await send('POST', path, body), accepted);
    },
  };
}

function requireSuccess({ call, status, isOk }: Answer, accepted: number[] = []): void {
  if (!isOk && !accepted.includes(status)) throw new HostError(`${call} answered ${status}.`, status);
}

function readBody<T>({ call, status, text }: Answer, read: (body: unknown) => T): T {
  try {
    return read(JSON.parse(text));
  } catch (cause) {
    throw new HostError(`${call} answered no JSON that can be read as its answer.`, status, { cause });
  }
}

function formatQuery(query: HostQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
