import { ApiError, ERROR_STATUS, toApiErrorBody, type ErrorCode } from '../responses';
import { buildRef, type JsonSchema } from './components';

type ErrorResponse = { description: string; examples: readonly ApiError[] };

const RESPONSES = {
  BadRequest: {
    description: 'A parameter or the body is wrong; the message names it, what came and what it takes',
    examples: [
      new ApiError(
        'invalid_parameter',
        'page is "abc", but takes a whole number from 1 to 2147483647.',
        'page',
      ),
      new ApiError(
        'invalid_body',
        'The body is not valid JSON. Send an object such as {"email":"ana@example.com"}.',
      ),
    ],
  },
  CrossOrigin: {
    description: 'A browser sent this from a page of another site',
    examples: [new ApiError('cross_origin', 'This call is only for pages of this site.')],
  },
  NotFound: {
    description: 'There is no such thing',
    examples: [new ApiError('not_found', 'There is no coupon with the id 99.')],
  },
  MethodNotAllowed: {
    description: 'The address does not take this method; the Allow header names those it takes',
    examples: [
      new ApiError('method_not_allowed', '/api/v1/coupons does not take POST. It takes GET, HEAD, OPTIONS.'),
    ],
  },
  BodyTooLarge: {
    description: 'The body is larger than 4096 bytes',
    examples: [new ApiError('body_too_large', 'The body is larger than 4096 bytes. Send less.')],
  },
  UnsupportedMediaType: {
    description: 'The body is neither JSON nor a form, is compressed, or is in another charset than UTF-8',
    examples: [
      new ApiError(
        'unsupported_media_type',
        'The content type is "text/plain", but takes application/json or application/x-www-form-urlencoded.',
      ),
    ],
  },
  Unavailable: {
    description: 'The catalogue is unavailable right now',
    examples: [new ApiError('unavailable', 'The catalogue is unavailable right now. Try again in a minute.')],
  },
} as const satisfies Record<string, ErrorResponse>;

export type ErrorResponseName = keyof typeof RESPONSES;

/** The responses to failed calls, by name; all have the same shape. */
export function buildErrorResponses(): Record<string, JsonSchema> {
  const built = Object.entries(RESPONSES).map(([name, response]) => [name, buildErrorResponse(response)]);
  return Object.fromEntries(built);
}

/** References to the named ones, under the status each is sent with. */
export function buildErrorRefs(wanted: ErrorResponseName[]): Record<string, JsonSchema> {
  return Object.fromEntries(wanted.map((name) => [getStatus(name), buildRef('responses', name)]));
}

function getStatus(name: ErrorResponseName): number {
  const code: ErrorCode = RESPONSES[name].examples[0].code;
  return ERROR_STATUS[code];
}

function buildErrorResponse({ description, examples }: ErrorResponse): JsonSchema {
  const named = examples.map((error) => [error.code, { value: toApiErrorBody(error) }]);
  return {
    description,
    content: {
      'application/json': { schema: buildRef('schemas', 'Error'), examples: Object.fromEntries(named) },
    },
  };
}
