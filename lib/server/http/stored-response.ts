import { promisify } from 'node:util';
import zlib from 'node:zlib';
import CachePolicy from 'http-cache-semantics';
import { buildWeakEtag, type Validators } from '../etag';
import { VARYING_HEADERS, withoutOwnCacheHeader } from '../next-seams/next-handler';
import type { CollectedResponse } from './collect-response';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole response, ready to be sent. */
export type StoredResponse = {
  status: number;
  /** Names and values in turn, as writeHead takes them; without those that differ by encoding or request. */
  headers: string[];
  validators: Validators;
  tags: CollectedResponse['tags'];
  /** Bytes of the body without compression. */
  length: number;
  bodies: Partial<Record<Encoding, Buffer>>;
  /** The headers with those of each encoding, as far as somebody has asked for it. */
  heads: Partial<Record<Encoding, string[]>>;
  isCompressible: boolean;
  /** When rendering it again may be tried again after a failure, by the clock of the cache. */
  retryAt?: number;
  /** Set while it is being compressed. */
  compressing?: Promise<void>;
  /** In ms of the clock of the cache. */
  renderedAt: number;
  /** How long it is fresh, and how long it may be sent at all, both in ms since renderedAt; 0 is never. */
  freshMs: number;
  usableMs: number;
};

const compressors = { br: promisify(zlib.brotliCompress), gzip: promisify(zlib.gzip) };
const unzip = promisify(zlib.gunzip);

/**
 * Brotli's 5 is a tenth smaller than gzip's 6 on our pages, in the same time. A window of 256 KB, which pages fit into,
 * takes a sixth less time and memory than the default of 4 MB.
 */
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
const COMPRESSION = {
  br: { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 6 },
} as const;
/** Below, the headers of compression cost what it saves. */
const MIN_COMPRESSED_BYTES = 512;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** A missing page is looked for again soon: somebody may be about to add it. */
const MISSING_FRESH_MS = 60_000;
const NOT_FOUND = 404;
const SERVER_ERROR = 500;

/** Written for each response, or by Node. */
const PER_RESPONSE = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'etag', 'vary'],
  ...['age', 'cache-status'],
]);
const VARYING = new Set<string>([...VARYING_HEADERS, 'accept-encoding']);

/** Makes a response ready to be sent, as it was rendered at `now`, in ms of any clock that only goes forward. */
export function buildStoredResponse(
  { status, headers: raw, body, tags }: CollectedResponse,
  now: number,
): StoredResponse {
  const headers = withoutOwnCacheHeader(raw);
  const isCompressible =
    body.byteLength >= MIN_COMPRESSED_BYTES &&
    headers['content-encoding'] === undefined &&
    COMPRESSIBLE.test(String(headers['content-type']));
  const etag = headers.etag === undefined ? buildWeakEtag(body) : String(headers.etag);
  const lastModified = Date.parse(String(headers['last-modified']));
  const vary = listVary(headers.vary);
  if (isCompressible && !vary.includes('accept-encoding')) vary.push('accept-encoding');
  return {
    status,
    headers: [
      ...Object.entries(headers).flatMap(([name, value]) =>
        PER_RESPONSE.has(name) || value === undefined
          ? []
          : [value].flat().flatMap((one) => [name, String(one)]),
      ),
      ...(vary.length > 0 ? ['vary', vary.join(', ')] : []),
    ],
    validators: {
      // The same tag must not stand for other bytes (RFC 9110 §8.8.3.3), unless it is weak.
      etag: isCompressible ? etag.replace(/^"/, 'W/"') : etag,
      lastModified: Number.isNaN(lastModified) ? null : lastModified,
    },
    tags,
    length: body.byteLength,
    bodies: { identity: body },
    heads: {},
    isCompressible,
    renderedAt: now,
    ...measureLifetime(status, headers, vary),
  };
}

/** How long a shared cache may keep it (RFC 9111, 3 and 4.2; RFC 5861, 3). */
function measureLifetime(status: number, headers: CollectedResponse['headers'], vary: string[]) {
  const never = { freshMs: 0, usableMs: 0 };
  const isVarying = vary.some((name) => !VARYING.has(name));
  if (status >= SERVER_ERROR || isVarying || headers['set-cookie'] !== undefined) return never;
  const policy = new CachePolicy(
    { method: 'GET', url: '/', headers: {} },
    { status, headers: toText(headers) },
    { shared: true, cacheHeuristic: 0, immutableMinTimeToLive: 0 },
  );
  const freshMs = policy.maxAge() * 1000;
  if (!policy.storable() || freshMs === 0) return never;
  if (status === NOT_FOUND) {
    const briefMs = Math.min(freshMs, MISSING_FRESH_MS);
    return { freshMs: briefMs, usableMs: briefMs };
  }
  return { freshMs, usableMs: Math.max(freshMs, policy.timeToLive()) };
}

function toText(headers: CollectedResponse['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

function listVary(vary: CollectedResponse['headers'][string]): string[] {
  const names = [vary ?? []].flat().join(',').toLowerCase().split(',');
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** Compresses a body off the main thread. Does nothing where that is done already or the type is not worth it. */
export async function addEncoding(response: StoredResponse, encoding: 'br' | 'gzip'): Promise<void> {
  if (!response.isCompressible || response.bodies[encoding]) return;
  const compressed = await compressors[encoding](await readBody(response), COMPRESSION[encoding]);
  // A small Buffer is a slice of a larger one, all of which would be kept with it.
  response.bodies[encoding] = Buffer.from(new Uint8Array(compressed).buffer);
}

/** Frees the uncompressed body where there is a compressed one to read it from. */
export function dropIdentity({ bodies }: StoredResponse): void {
  if (bodies.gzip) delete bodies.identity;
}

/** The body without compression. */
export async function readBody({ bodies }: StoredResponse): Promise<Buffer> {
  return bodies.identity ?? unzip(bodies.gzip ?? Buffer.alloc(0));
}

/** What keeping a response takes, in bytes. */
export function measureResponse(key: string, { bodies, headers, tags }: StoredResponse): number {
  const lengths = Object.values(bodies).map(({ byteLength }) => byteLength);
  return (
    ENTRY_BYTES +
    key.length * 2 +
    headers.join('').length * 2 +
    (tags?.length ?? 0) * TAG_BYTES +
    lengths.reduce((sum, bytes) => sum + bytes, 0)
  );
}

/** Beside its bytes: objects, maps and lists. */
const ENTRY_BYTES = 1024;
const TAG_BYTES = 48;
