import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified } from '../etag';
import { addEncoding, readBody, type Encoding, type StoredResponse } from './stored-response';

const OK = 200;
const NOT_MODIFIED = 304;
/** Browsers send few different ones. */
const MAX_KNOWN_HEADERS = 500;
const accepted = new Map<string, Encoding[]>();

/**
 * Sends a response, or 304 to who has it already (RFC 9110 §13.1): in the best encoding that is ready and that the reader
 * takes. `extra` are the names and values of more headers. At once, unless the body must be unpacked: promises cost as much
 * as all else here.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: string[],
): void {
  if (stored.status === OK && isNotModified(readHeaders(request), stored.validators)) {
    response.writeHead(NOT_MODIFIED, listKept(stored).concat(extra)).end();
    return;
  }
  const list = listAccepted(request.headers['accept-encoding']);
  const encoding = list.find((name) => stored.bodies[name]) ?? 'identity';
  const send = (body: Buffer) => {
    stored.heads[encoding] ??= buildHead(stored, encoding, body);
    response.writeHead(stored.status, stored.heads[encoding].concat(extra));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = stored.bodies[encoding];
  if (body) send(body);
  else readBody(stored).then(send, (error: Error) => response.destroy(error));
}

function buildHead(
  { status, headers, validators }: StoredResponse,
  encoding: Encoding,
  body: Buffer,
): string[] {
  return [
    ...headers,
    ...(status === OK ? ['etag', validators.etag] : []),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-length', String(body.byteLength)],
  ];
}

/**
 * Compresses a new response for its first reader, who waits for gzip but not for Brotli, which takes longer. Does nothing
 * for who takes neither.
 */
export async function prepareEncoding(request: IncomingMessage, stored: StoredResponse): Promise<void> {
  if (listAccepted(request.headers['accept-encoding']).includes('gzip')) await addEncoding(stored, 'gzip');
}

/** Whether this reader would rather have Brotli, which is not ready yet. */
export function isBrotliMissing(request: IncomingMessage, stored: StoredResponse): boolean {
  const [first] = listAccepted(request.headers['accept-encoding']);
  return first === 'br' && stored.isCompressible && !stored.bodies.br;
}

/** The encodings that a reader takes by its Accept-Encoding, the best first (RFC 9110 §12.5.3). */
function listAccepted(header = ''): Encoding[] {
  const known = accepted.get(header);
  if (known) return known;
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number(weight) || 0];
      }),
  );
  const weigh = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const compressed = (['br', 'gzip'] as const).filter((name) => weigh(name) > 0);
  const list: Encoding[] = [...compressed.sort((a, b) => weigh(b) - weigh(a)), 'identity'];
  if (accepted.size >= MAX_KNOWN_HEADERS) accepted.clear();
  accepted.set(header, list);
  return list;
}

/** What a 304 says: all but what describes the body, which its reader has (RFC 9110 §15.4.5). */
function listKept({ headers, validators }: StoredResponse): string[] {
  const kept = headers.flatMap((name, index) =>
    index % 2 === 0 && !/^(?:content-(?:type|language|disposition)|last-modified)$/.test(name)
      ? [name, headers[index + 1] ?? '']
      : [],
  );
  return [...kept, 'etag', validators.etag];
}

function readHeaders(request: IncomingMessage) {
  return {
    get: (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : null;
    },
  };
}
