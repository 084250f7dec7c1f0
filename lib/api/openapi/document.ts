import { MAX_SEARCH_TOTAL } from '@/lib/catalogue/rules';
import { buildSchemas, type JsonSchema } from './components';
import { GET_ENDPOINTS, POST_ENDPOINTS } from '../endpoints';
import { buildErrorResponses } from './error-responses';
import { buildGetOperation, buildPostOperation } from './operations';
import { buildErrorResponse, OPEN_TO_ALL, PUBLIC_HEADERS } from '../responses';
import { buildReadRoute, type Route } from '../route';

const BASE_PATH = '/api/v1';

const DESCRIPTION = `Read-only access to a catalogue of coupons, deals, brands, categories and articles, and the newsletter.

- Every GET returns \`{"data": …}\` and may be called from any site; HEAD and OPTIONS work too. POST is for pages of this site.
- Every error returns \`{"error": {"code", "message", "parameter"}}\` with its true status. A wrong method gets 405 and an Allow header, an unknown address 404.
- Unknown parameters are ignored, of a repeated one the first counts, and a blank one counts as left out.
- Lists hold live offers before expired ones, then featured, then newest, unless another sort is asked for.
- Totals count the whole list or section. Where text is searched for, they are exact below ${MAX_SEARCH_TOTAL.toLocaleString('en')}; that number itself reads as "at least so many", and the pages end there.
- Responses to GET may be kept by a shared cache for a minute.`;

/** The OpenAPI 3.1 document of the whole API, built from the schemas and calls that serve the requests. */
export function buildOpenApiDocument(siteName: string): JsonSchema {
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths: buildPaths(),
    components: { schemas: buildSchemas(), responses: buildErrorResponses() },
  };
}

function buildPaths(): JsonSchema {
  const gets = GET_ENDPOINTS.map(
    (endpoint) => [endpoint.path, { get: buildGetOperation(endpoint) }] as const,
  );
  const posts = POST_ENDPOINTS.map(
    (endpoint) => [endpoint.path, { post: buildPostOperation(endpoint) }] as const,
  );
  const own = ['/openapi.json', { get: buildOwnOperation() }] as const;
  return Object.fromEntries([...gets, ...posts, own].map(([path, item]) => [BASE_PATH + path, item]));
}

function buildOwnOperation(): JsonSchema {
  const schema = {
    type: 'object',
    description: 'An OpenAPI 3.1 document',
    required: ['openapi', 'info', 'paths'],
  };
  return {
    operationId: 'getOpenApiDocument',
    summary: 'Get this document',
    responses: { 200: { description: 'This document', content: { 'application/json': { schema } } } },
  };
}

/** The handlers of the route that serves the OpenAPI document, built on the first request. */
export function buildDocumentRoute(getSiteName: () => string): Route {
  let text: string | undefined;
  return buildReadRoute(async (request) => {
    try {
      text ??= JSON.stringify(buildOpenApiDocument(getSiteName()));
      return new Response(text, { headers: PUBLIC_HEADERS });
    } catch (error) {
      return buildErrorResponse(error, request, OPEN_TO_ALL);
    }
  });
}
