import { ApiError } from './responses';

/** 4 KB, many times what a subscription needs. */
const MAX_BODY_BYTES = 4096;

export type BodyFormat = 'json' | 'form';

const FORMATS: Record<string, BodyFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

export const BODY_TYPES = Object.keys(FORMATS);

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;
const UTF_8_NAMES = ['utf-8', 'utf8'];

/** Which format the headers announce. Throws ApiError 415 for any other, packed bodies, and text that is not UTF-8. */
export function parseBodyFormat(headers: Headers): BodyFormat {
  const contentType = headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
  if (!format) throw unsupported('content type', type, BODY_TYPES.join(' or '));
  const charset = CHARSET.exec(contentType)?.[1] ?? 'utf-8';
  if (!UTF_8_NAMES.includes(charset.toLowerCase())) throw unsupported('charset', charset, 'utf-8');
  const encoding = headers.get('content-encoding')?.trim() ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw unsupported('content encoding', encoding, 'identity, or no such header');
  }
  return format;
}

function unsupported(what: string, value: string, takes: string): ApiError {
  const got = value === '' ? 'missing' : `"${value.slice(0, 60)}"`;
  return new ApiError('unsupported_media_type', `The ${what} is ${got}, but takes ${takes}.`);
}

/** The named values of a body of at most 4 KB. Throws ApiError 413 if it is larger, 400 if it cannot be read. */
export async function readBody(request: Request, format: BodyFormat): Promise<Record<string, unknown>> {
  const text = await readText(request);
  return format === 'form' ? parseForm(text) : parseJson(text);
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('invalid_body', 'The body is not UTF-8 text. Send it as UTF-8.');
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readChunk(reader?: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch {
    throw new ApiError('invalid_body', 'The body broke off. Send it again.');
  }
}

function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const names = [...new Set(form.keys())];
  return Object.fromEntries(names.map((name) => [name, form.get(name)]));
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(
      'invalid_body',
      'The body is not valid JSON. Send an object such as {"email":"ana@example.com"}.',
    );
  }
  if (isRecord(value)) return value;
  throw new ApiError(
    'invalid_body',
    'The body is JSON, but not an object. Send one such as {"email":"ana@example.com"}.',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tooLarge(): ApiError {
  return new ApiError('body_too_large', `The body is larger than ${MAX_BODY_BYTES} bytes. Send less.`);
}
