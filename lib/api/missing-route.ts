import { answerError, OPEN_TO_ALL } from './answers';
import { ApiError } from './errors';
import type { Handler, Route } from './methods';

const MAX_SHOWN_LENGTH = 100;

/** The handlers of every address of the API that leads nowhere: 404, whatever the method. */
export function buildMissingRoute(): Route {
  const answer: Handler = async (request) => {
    const path = new URL(request.url).pathname.slice(0, MAX_SHOWN_LENGTH);
    const message = `There is nothing at ${path}. See /api/v1/openapi.json for what there is.`;
    return answerError(new ApiError('not_found', message), request, OPEN_TO_ALL);
  };
  return { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}
