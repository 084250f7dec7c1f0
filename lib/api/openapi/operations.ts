import { listPathParameters, type GetEndpoint } from '../endpoint';
import type { PostEndpoint } from '../post-route';
import { BODY_TYPES } from '../read-body';
import { buildInlineSchema, buildRef, getSchemaName, type JsonSchema } from './components';
import { buildErrorRefs } from './error-responses';
import { RESPONSE_EXAMPLES } from './examples';

/** What the document says about a GET call. */
export function buildGetOperation(endpoint: GetEndpoint): JsonSchema {
  const { id, path, summary } = endpoint;
  const parameters = buildParameters(endpoint);
  return {
    operationId: id,
    summary,
    parameters,
    responses: {
      200: buildDataResponse(getSchemaName(endpoint.response)),
      ...(parameters.length > 0 ? buildErrorRefs(['BadRequest']) : {}),
      ...(listPathParameters(path).length > 0 ? buildErrorRefs(['NotFound']) : {}),
      ...buildErrorRefs(['Unavailable']),
    },
  };
}

/** What the document says about a POST call. */
export function buildPostOperation({ id, summary, body, message }: PostEndpoint): JsonSchema {
  const schema = buildInlineSchema(body, 'input');
  return {
    operationId: id,
    summary,
    requestBody: {
      required: true,
      content: Object.fromEntries(BODY_TYPES.map((type) => [type, { schema }])),
    },
    responses: {
      200: {
        description: 'It is done',
        content: { 'application/json': { schema: buildRef('schemas', 'Message'), example: { message } } },
      },
      303: {
        description: 'For a plain form: the way back to the page that it stands on',
        headers: { Location: { schema: { type: 'string' } } },
      },
      ...buildErrorRefs(['BadRequest', 'CrossOrigin', 'BodyTooLarge', 'UnsupportedMediaType', 'Unavailable']),
    },
  };
}

function buildParameters({ path, parameters }: GetEndpoint): JsonSchema[] {
  const inPath = listPathParameters(path);
  return Object.entries(parameters.shape).map(([name, parameter]) => {
    const { description, ...schema } = buildInlineSchema(parameter, 'output');
    const isInPath = inPath.includes(name);
    return { name, in: isInPath ? 'path' : 'query', required: isInPath, description, schema };
  });
}

function buildDataResponse(name: string): JsonSchema {
  const schema = {
    type: 'object',
    properties: { data: buildRef('schemas', name) },
    required: ['data'],
  };
  const example = { data: RESPONSE_EXAMPLES[name] };
  return { description: `${name} in an envelope`, content: { 'application/json': { schema, example } } };
}
