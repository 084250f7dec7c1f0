import { z } from 'zod';

/** The status that each kind of error is answered with. */
export const ERROR_STATUS = {
  invalid_parameter: 400,
  invalid_body: 400,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  unavailable: 503,
} as const;

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

/** The value, where there is one. Throws ApiError 404, "There is no <what>.", where there is none. */
export function requireFound<T>(value: T | null, what: string): T {
  if (value === null) throw new ApiError('not_found', `There is no ${what}.`);
  return value;
}

/** An error as it goes over the wire; `parameter` is left out where there is none. */
export function toApiErrorBody({ code, message, parameter }: ApiError): ApiErrorBody {
  return { error: { code, message, parameter } };
}
