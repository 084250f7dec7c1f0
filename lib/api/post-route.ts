import type { z } from 'zod';
import type { CatalogueSource } from '@/lib/catalogue';
import type { FormStatus } from '@/lib/browser/newsletter';
import { buildErrorResponse, buildJsonResponse, ApiError, PRIVATE_HEADERS, reportFault } from './responses';
import { buildOptionsResponse, refuseMethods, type Route } from './route';
import { parseBodyFormat, readBody } from './read-body';
import { getReferrerPath, isCrossOrigin } from './same-origin';
import { validate } from './endpoint';

const ALLOW = 'POST, OPTIONS';

/** A plain form, sent without JavaScript, as it came, and how the call ended. */
export type SentForm = {
  status: FormStatus;
  values: Record<string, unknown>;
  /** Path and query of the page of this site that it stands on, null where the request does not say. */
  from: string | null;
};

type PostDefinition<B extends z.ZodObject> = {
  id: string;
  path: string;
  summary: string;
  body: B;
  /** The message of a successful call. */
  message: string;
  /** `from` is the path and query of the page of this site that the call came from, where the request says. */
  run(source: CatalogueSource, input: z.output<B>, from: string | null): Promise<void>;
  /** Where the visitor of a plain form is led: to a page that says how it ended. */
  buildFormHref(form: SentForm): string;
};

/** A POST call: what the document says about it, and how it is served. */
export type PostEndpoint = Omit<PostDefinition<z.ZodObject>, 'run'> & {
  /** Validates the values and runs the call. Throws ApiError for a wrong value, and what the source throws. */
  write(
    getSource: () => CatalogueSource,
    values: Record<string, unknown>,
    from: string | null,
  ): Promise<void>;
};

/** A POST call, by the shape of its body and what it does. */
export function definePost<B extends z.ZodObject>({ run, ...rest }: PostDefinition<B>): PostEndpoint {
  return {
    ...rest,
    write: async (getSource, values, from) => run(getSource(), validate(rest.body, values), from),
  };
}

/**
 * The handlers of a route that serves one POST call of this site's own pages. JSON gets
 * `{ "message": … }`; a plain form, sent without JavaScript, is led back to a page.
 */
export function buildPostRoute(endpoint: PostEndpoint, getSource: () => CatalogueSource): Route {
  return {
    ...refuseMethods(ALLOW),
    OPTIONS: async () => buildOptionsResponse(ALLOW),
    POST: async (request) => {
      try {
        return await servePost(endpoint, getSource, request);
      } catch (error) {
        return buildErrorResponse(error, request);
      }
    },
  };
}

async function servePost(endpoint: PostEndpoint, getSource: () => CatalogueSource, request: Request) {
  if (isCrossOrigin(request.headers)) {
    throw new ApiError('cross_origin', 'This call is only for pages of this site.');
  }
  const format = parseBodyFormat(request.headers);
  const values = await readBody(request, format);
  if (format === 'form') return serveForm(endpoint, getSource, request, values);
  await endpoint.write(getSource, values, getReferrerPath(request.headers));
  return buildJsonResponse({ message: endpoint.message }, PRIVATE_HEADERS);
}

async function serveForm(
  endpoint: PostEndpoint,
  getSource: () => CatalogueSource,
  request: Request,
  values: Record<string, unknown>,
) {
  const from = getReferrerPath(request.headers);
  const lead = (status: FormStatus) => {
    const location = endpoint.buildFormHref({ status, values, from });
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
  try {
    await endpoint.write(getSource, values, from);
  } catch (error) {
    reportFault(error, request);
    return lead(error instanceof ApiError ? 'invalid' : 'failed');
  }
  return lead('done');
}
