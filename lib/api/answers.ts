import { logFailure } from '@/lib/server/log-failure';
import { ApiError, ERROR_STATUS, toApiErrorBody } from './errors';

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const;

/** Anyone's page may read what is public. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*' } as const;

/** A shared cache may keep a page for a minute, and show it for five more while it fetches a new one. */
export const PUBLIC_HEADERS = {
  ...JSON_HEADERS,
  ...OPEN_TO_ALL,
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
} as const;

export const PRIVATE_HEADERS = { ...JSON_HEADERS, 'cache-control': 'no-store' } as const;

const UNAVAILABLE = new ApiError(
  'unavailable',
  'The catalogue cannot answer right now. Try again in a minute.',
);

/** Answers JSON with status 200. */
export function answerJson(body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { headers });
}

/** Writes a fault of ours to stderr, counting those like it; what a caller did wrong is none. */
export function reportFault(error: unknown, request: Request): void {
  if (error instanceof ApiError) return;
  logFailure(`${request.method} ${new URL(request.url).pathname} failed`, error);
}

/**
 * Answers an error with its true status. Only an ApiError is shown to the caller: anything else is a fault of ours,
 * is written to stderr and answered 503 without its details.
 */
export function answerError(
  error: unknown,
  request: Request,
  headers: Record<string, string> = {},
): Response {
  reportFault(error, request);
  const shown = error instanceof ApiError ? error : UNAVAILABLE;
  return new Response(JSON.stringify(toApiErrorBody(shown)), {
    status: ERROR_STATUS[shown.code],
    headers: { ...PRIVATE_HEADERS, ...headers },
  });
}
