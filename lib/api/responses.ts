import { z } from 'zod';
import { logFailure } from '@/lib/server';

/** The status that each kind of error is sent with. */
export const ERROR_STATUS = {
  invalid_parameter: 400,
  invalid_body: 400,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  /** Sent by lib/server/http, before a call is looked at. */
  too_many_requests: 429,
  unavailable: 503,
} as const;

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

export type ErrorCode = keyof typeof ERROR_STATUS;

const ERROR_CODES = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);

export const apiErrorBody = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES).describe('What kind of error it is, for programs'),
      message: z.string().describe('What was wrong and what to do, for people'),
      parameter: z.string().optional().describe('The parameter or body field at fault'),
    }),
  })
  .describe('Why a call failed');

export type ApiErrorBody = z.infer<typeof apiErrorBody>;

/** Something a caller of the API did wrong, or cannot have; the message is written for that caller. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly parameter?: string,
  ) {
    super(message);
  }
}

const UNAVAILABLE = new ApiError(
  'unavailable',
  'The catalogue is unavailable right now. Try again in a minute.',
);

/** The value, where there is one. Throws ApiError 404, "There is no <what>.", where there is none. */
export function requireFound<T>(value: T | null, what: string): T {
  if (value === null) throw new ApiError('not_found', `There is no ${what}.`);
  return value;
}

/** An error as it goes over the wire; `parameter` is left out where there is none. */
export function toApiErrorBody({ code, message, parameter }: ApiError): ApiErrorBody {
  return { error: { code, message, parameter } };
}

/** A JSON response with status 200. */
export function buildJsonResponse(body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { headers });
}

/** Writes a fault of ours to stderr, counting those like it; what a caller did wrong is none. */
export function reportFault(error: unknown, request: Request): void {
  if (error instanceof ApiError) return;
  logFailure(`${request.method} ${new URL(request.url).pathname} failed`, error);
}

/**
 * The response to an error, with its true status. Only an ApiError is shown to the caller: anything else is a fault of ours,
 * is written to stderr and becomes a 503 without its details.
 */
export function buildErrorResponse(
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
