import { HostError } from './host-error';

/** A response is a page of a hundred items at most, or an article: far below this. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES = [301, 302, 307, 308];

export type Fetch = typeof globalThis.fetch;
type HostRequest = { method: 'GET' | 'POST'; url: string; body?: object };
type HostResponse = { status: number; bytes: Uint8Array };

const JSON_TYPE = 'application/json';

/**
 * Sends one request and reads the whole response. Redirects of a GET are followed within its host only. Throws
 * HostError for a response that is no success or one of `accepted`, and where none comes before the signal.
 */
export async function sendRequest(
  fetch: Fetch,
  request: HostRequest,
  signal: AbortSignal,
  accepted: number[] = [],
): Promise<HostResponse> {
  const call = `${request.method} ${request.url}`;
  const { status, bytes } = await exchange(fetch, request, signal).catch((cause: unknown) => {
    throw new HostError(`${call} got no complete response. Check API_BASE_URL and its host.`, null, {
      cause,
    });
  });
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess && !accepted.includes(status))
    throw new HostError(`${call} responded with ${status}.`, status);
  return { status, bytes };
}

async function exchange(fetch: Fetch, request: HostRequest, signal: AbortSignal): Promise<HostResponse> {
  let { url } = request;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, buildInit(request, signal));
    const target = findRedirect(request.method, url, response);
    // Read whatever it is: a response that nobody reads would hold its connection.
    const bytes = await readBytes(response.body, MAX_RESPONSE_BYTES);
    if (target === null) return { status: response.status, bytes };
    if (redirects === MAX_REDIRECTS) throw new Error(`It was redirected more than ${MAX_REDIRECTS} times`);
    url = target;
  }
}

// No `cache` is set: with one, Next would render a page again for each request or keep the response for ever.
function buildInit({ method, body }: HostRequest, signal: AbortSignal): RequestInit {
  const init: RequestInit = { method, signal, redirect: 'manual', headers: { accept: JSON_TYPE } };
  if (body === undefined) return init;
  return {
    ...init,
    body: JSON.stringify(body),
    headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE },
  };
}

/** Where a GET is redirected to; null where it is not, or to another host: that response stands, and is no success. */
function findRedirect(
  method: HostRequest['method'],
  url: string,
  { status, headers }: Response,
): string | null {
  const location = headers.get('location');
  if (method !== 'GET' || location === null || !REDIRECT_STATUSES.includes(status)) return null;
  const from = new URL(url);
  const to = URL.canParse(location, url) ? new URL(location, url) : null;
  const isSafe = to?.hostname === from.hostname && (to.protocol === 'https:' || to.origin === from.origin);
  return to !== null && isSafe ? to.href : null;
}

/** The whole body, counted as it comes whatever its header says. Throws Error where it is larger than `maxBytes`. */
async function readBytes(body: Response['body'], maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body, and with it what is still on its way.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Deeper than anything of docs/specification.md §3.7 and §3.8, and shallow enough for whatever walks it. */
const MAX_DEPTH = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** The value that UTF-8 bytes hold as JSON. Throws SyntaxError for anything else, and where it is nested too deeply. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isDeeperThan(bytes, MAX_DEPTH))
    throw new SyntaxError(`The JSON is nested deeper than ${MAX_DEPTH} levels`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

function isDeeperThan(json: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) index += byte === BACKSLASH ? 1 : 0;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
