import { answerError, OPEN_TO_ALL, PUBLIC_HEADERS } from '../answers';
import { buildReadRoute } from '../get-route';
import type { Route } from '../methods';
import { buildOpenApiDocument } from './document';

/** The handlers of the route that answers the OpenAPI document, built on the first request. */
export function buildDocumentRoute(getSiteName: () => string): Route {
  let text: string | undefined;
  return buildReadRoute(async (request) => {
    try {
      text ??= JSON.stringify(buildOpenApiDocument(getSiteName()));
      return new Response(text, { headers: PUBLIC_HEADERS });
    } catch (error) {
      return answerError(error, request, OPEN_TO_ALL);
    }
  });
}
