import { TimeoutError, withTimeout } from '@/lib/text/with-timeout';
import { ImportError } from '../feed';
import { formatForTerminal } from '../report/format-for-terminal';
import { describeLimit, limitBytes, type OpenedFeed } from './open-feed';

export type FeedAddress = {
  /** As typed, with {key} and {since} in it: what messages show. */
  shown: string;
  url: string;
  authorization?: string;
  maxBytes: number;
};

type FetchTools = { fetch: typeof fetch; responseTimeoutMs?: number; idleTimeoutMs?: number };

const RESPONSE_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 5;
const MAX_SHOWN_CHARACTERS = 200;

/**
 * Requests a feed and returns its bytes as a stream. Throws ImportError on a host that does not respond in a minute,
 * responds with anything but 200, sends too much, or redirects to another host. The message may repeat the secrets that
 * were sent: they are hidden where it is printed.
 */
export async function fetchFeed(address: FeedAddress, tools: FetchTools): Promise<OpenedFeed> {
  const abort = new AbortController();
  try {
    const response = await follow(address, tools, abort.signal);
    const sizeBytes = readSize(response);
    if (sizeBytes !== null && sizeBytes > address.maxBytes)
      throw fail(address, describeLimit(address.maxBytes));
    const { idleTimeoutMs = IDLE_TIMEOUT_MS } = tools;
    return {
      content: limitBytes(readBody(response, address, idleTimeoutMs, abort), address.maxBytes),
      sizeBytes,
      close: async () => abort.abort(),
    };
  } catch (error) {
    abort.abort();
    throw error;
  }
}

async function follow(address: FeedAddress, tools: FetchTools, signal: AbortSignal): Promise<Response> {
  let url = new URL(address.url);
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await ask(url, address, tools, signal);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (response.status === 200) return response;
      throw fail(
        address,
        `The host responded with ${response.status}: ${await readFirstLine(response, tools)}`,
      );
    }
    await response.body?.cancel();
    url = pickNextUrl(address, url, location);
  }
  throw fail(address, `The host redirects more than ${MAX_REDIRECTS} times.`);
}

/** The key and the header go to the host that the operator named, and to no other. */
function pickNextUrl(address: FeedAddress, url: URL, location: string): URL {
  if (!URL.canParse(location, url)) throw fail(address, 'The host redirects to what is no address.');
  const next = new URL(location, url);
  const isSafe = next.protocol === url.protocol || next.protocol === 'https:';
  if (next.hostname !== url.hostname || !isSafe) {
    throw fail(
      address,
      `The host redirects to another one (${next.protocol}//${next.host}); name that if it is right.`,
    );
  }
  return next;
}

async function ask(
  url: URL,
  address: FeedAddress,
  { fetch: request, responseTimeoutMs = RESPONSE_TIMEOUT_MS }: FetchTools,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers(address.authorization ? { authorization: address.authorization } : {});
  try {
    return await withTimeout(responseTimeoutMs, () =>
      request(url, { headers, redirect: 'manual', cache: 'no-store', signal }),
    );
  } catch (error) {
    throw fail(address, describeFailure(error, responseTimeoutMs));
  }
}

/** A body that stops coming is given up, whatever the connection thinks of it. */
async function* readBody(
  response: Response,
  address: FeedAddress,
  idleTimeoutMs: number,
  abort: AbortController,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const piece = await withTimeout(idleTimeoutMs, async () => reader?.read());
      if (piece === undefined || piece.done) return;
      yield piece.value;
    }
  } catch (error) {
    throw fail(address, describeFailure(error, idleTimeoutMs));
  } finally {
    abort.abort();
  }
}

/** Unpacked by the connection, a body is longer than its announced size. */
function readSize({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? NaN);
  return Number.isSafeInteger(length) && !headers.has('content-encoding') ? length : null;
}

async function readFirstLine(
  response: Response,
  { idleTimeoutMs = IDLE_TIMEOUT_MS }: FetchTools,
): Promise<string> {
  const text = new TextDecoder().decode(await readFirstPiece(response, idleTimeoutMs));
  const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? 'nothing more';
  return formatForTerminal(line.trim(), MAX_SHOWN_CHARACTERS);
}

async function readFirstPiece(response: Response, idleTimeoutMs: number): Promise<Uint8Array | undefined> {
  try {
    const reader = response.body?.getReader();
    const piece = await withTimeout(idleTimeoutMs, async () => reader?.read());
    await reader?.cancel();
    return piece?.value;
  } catch {
    // A body that breaks off or stalls has nothing to add to its status.
    return undefined;
  }
}

function describeFailure(error: unknown, timeoutMs: number): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message =
    cause instanceof TimeoutError
      ? `nothing came for ${timeoutMs / 1_000} seconds`
      : cause instanceof Error
        ? cause.message
        : String(cause);
  return `It does not respond as it should: ${formatForTerminal(message, MAX_SHOWN_CHARACTERS)}.`;
}

function fail({ shown }: FeedAddress, message: string): ImportError {
  return new ImportError(`${shown}: ${message} Nothing was changed.`);
}
