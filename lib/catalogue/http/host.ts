import { withTimeout } from '@/lib/text/with-timeout';
import type { CachedResponses } from './cached-responses';
import { HostError, type Report } from './host-error';
import { isRefusedUnsent, type ProtectedHost } from './protect-host';
import { isMostlyUnread, type Reading, type RowCounts } from './read-page';
import { parseJson, sendRequest, type Fetch } from './send-request';

export type HostQuery = Record<string, string | number | boolean | undefined>;
type Read<T> = (body: unknown) => Reading<T>;

/** The API host's calls below /api/v1. Each throws HostError, and nothing else, where it fails. */
export type Host = {
  /**
   * Returns what `read` makes of the JSON body. Parameters that are undefined are left out. While the host fails it is
   * the last good response, if one is kept; a suspect response is a failure where there is one, and one most of whose
   * rows cannot be read always is. The statuses of `absent` are responses, too: they throw whatever is kept, which is
   * forgotten once the host goes on saying so.
   */
  get<T>(path: string, query: HostQuery, read: Read<T>, absent?: number[]): Promise<T>;
  /** Sends JSON; the statuses of `accepted` count as success, too. */
  post(path: string, body: object, accepted?: number[]): Promise<void>;
};

type HostParts = {
  /** Address of the host without a trailing slash; it may have a path. */
  baseUrl: string;
  fetch: Fetch;
  protection: ProtectedHost;
  kept: CachedResponses;
  /** How long a call waits for the host before it returns a kept response, in ms. */
  staleTimeoutMs: number;
  /** Up to this age a kept response is as good as a new one, in ms. */
  freshMs: number;
  /** Called with each failure that a kept response hides. */
  report: Report;
  /** Called, before the caller goes on, for each response that is old or missing because the host fails. */
  onUnavailable: () => Promise<void>;
};

/** The status of a response that is a success, and cannot be read. */
const UNREAD = 200;

/** The way to an API host (docs/specification.md §1.10). */
export function createHost(parts: HostParts): Host {
  const { baseUrl, fetch, protection, kept, staleTimeoutMs } = parts;
  const share = createSharing<Uint8Array>();

  async function ask<T>(question: string, read: Read<T>, hasOld: boolean): Promise<T> {
    const url = `${baseUrl}/api/v1/${question}`;
    const call = `GET ${url}`;
    const bytes = await share(question, async () => {
      const send = (signal: AbortSignal) => sendRequest(fetch, { method: 'GET', url }, signal);
      const response = await protection.runRepeatable(call, send, hasOld);
      return response.bytes;
    });
    const { value, isSuspect, counts } = readBody(call, bytes, read);
    if (counts && counts.unread > 0) reportUnread(call, counts, parts.report);
    if (!isSuspect) kept.set(question, bytes);
    else if (hasOld) throw new HostError(`${call} responded with next to nothing that can be read.`, UNREAD);
    else await parts.onUnavailable();
    return value;
  }

  /** Notes why a call failed whose kept response was returned: "there is no such thing" may have come late. */
  function noteHidden(error: unknown, question: string, absent: number[]): void {
    if (isAbsent(error, absent, true)) kept.noteMissing(question);
    else if (error instanceof HostError && !isRefusedUnsent(error)) parts.report(error);
  }

  return {
    async get(path, query, read, absent = []) {
      const question = path + formatQuery(query);
      const old = kept.get(question);
      const response = ask(question, read, old !== null);
      try {
        return await (old === null ? response : withTimeout(staleTimeoutMs, () => response));
      } catch (error) {
        if (isAbsent(error, absent, old !== null)) {
          if (kept.noteMissing(question)) await parts.onUnavailable();
          throw error;
        }
        if (old === null || old.ageMs > parts.freshMs) await parts.onUnavailable();
        if (old === null) throw error;
        // It may still be under way: why it fails is reported once it has.
        void response.catch((failure: unknown) => noteHidden(failure, question, absent));
        return read(parseJson(old.bytes)).value;
      }
    },
    async post(path, body, accepted) {
      const url = `${baseUrl}/api/v1/${path}`;
      const request = { method: 'POST', url, body } as const;
      await protection.runOnce(`POST ${url}`, (signal) => sendRequest(fetch, request, signal, accepted));
    },
  };
}

/** Throws where most rows cannot be read: what is left would be taken for the whole page. */
function reportUnread(call: string, counts: RowCounts, report: Report): void {
  const { rows, unread, field } = counts;
  const message = `${call} returned rows that cannot be read: ${unread} of ${rows}, the first because of ${field}.`;
  const error = new HostError(message, UNREAD);
  if (isMostlyUnread(counts)) throw error;
  report(error);
}

/** Makes identical questions share one response while it is on its way. */
function createSharing<T>(): (question: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (question, work) => {
    const shared = running.get(question);
    if (shared !== undefined) return shared;
    const response = work().finally(() => running.delete(question));
    running.set(question, response);
    return response;
  };
}

/** A response that cannot be read says that something is absent only where there has never been any. */
function isAbsent(error: unknown, absent: number[], hasOld: boolean): boolean {
  if (!(error instanceof HostError) || error.status === null) return false;
  return absent.includes(error.status) && !(hasOld && error.status === UNREAD);
}

function readBody<T>(call: string, bytes: Uint8Array, read: Read<T>): Reading<T> {
  try {
    return read(parseJson(bytes));
  } catch (cause) {
    throw new HostError(`${call} responded with no JSON that can be read.`, UNREAD, { cause });
  }
}

function formatQuery(query: HostQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
