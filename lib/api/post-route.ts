import type { z } from 'zod';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { answerError, answerJson, PRIVATE_HEADERS } from './answers';
import { ApiError } from './errors';
import { answerOptions, refuseMethods, type Route } from './methods';
import { parseBodyFormat, readBody } from './read-body';
import { getReferrerPath, isCrossOrigin } from './same-origin';
import { validate } from './validate';

const ALLOW = 'POST, OPTIONS';
/** Where the newsletter form stands on every page. */
const FORM_ANCHOR = '#newsletter';

type PostDefinition<B extends z.ZodObject> = {
  id: string;
  path: string;
  summary: string;
  body: B;
  /** What a successful call answers. */
  message: string;
  run(source: CatalogueSource, input: z.output<B>): Promise<void>;
};

/** A POST call: what the document says about it, and how it is answered. */
export type PostEndpoint = Omit<PostDefinition<z.ZodObject>, 'run'> & {
  /** Validates the values and runs the call. Throws ApiError for a wrong value, and what the source throws. */
  write(getSource: () => CatalogueSource, values: Record<string, unknown>): Promise<void>;
};

/** Makes a POST call of the shape of its body and what it does. */
export function definePost<B extends z.ZodObject>({ run, ...rest }: PostDefinition<B>): PostEndpoint {
  return { ...rest, write: async (getSource, values) => run(getSource(), validate(rest.body, values)) };
}

/**
 * The handlers of a route that answers one POST call of this site's own pages. JSON is answered with
 * `{ "message": … }`; a plain form, sent without JavaScript, is led back to the page it came from.
 */
export function buildPostRoute(endpoint: PostEndpoint, getSource: () => CatalogueSource): Route {
  return {
    ...refuseMethods(ALLOW),
    OPTIONS: async () => answerOptions(ALLOW),
    POST: async (request) => {
      try {
        return await answerPost(endpoint, getSource, request);
      } catch (error) {
        return answerError(error, request);
      }
    },
  };
}

async function answerPost(endpoint: PostEndpoint, getSource: () => CatalogueSource, request: Request) {
  if (isCrossOrigin(request.headers)) {
    throw new ApiError('cross_origin', 'This call is only for pages of this site.');
  }
  const format = parseBodyFormat(request.headers);
  await endpoint.write(getSource, await readBody(request, format));
  if (format === 'json') return answerJson({ message: endpoint.message }, PRIVATE_HEADERS);
  const location = (getReferrerPath(request.headers) ?? '/') + FORM_ANCHOR;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
