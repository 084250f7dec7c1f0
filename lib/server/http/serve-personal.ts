import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isDraftRequest } from '../next-seams/next-handler';
import { collectResponse, type Handle } from './collect-response';
import { withPagePolicy, type PolicySettings } from './content-policy';

type Parts = { handle: Handle; policy: PolicySettings };

/** Renders for one reader alone, and keeps nothing: whole all the same, because its policy follows from all of it. */
export async function servePersonal(
  { handle, policy }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  cacheStatus: string,
): Promise<void> {
  const collected = await collectResponse(handle, {
    url: request.url ?? '/',
    // Packed by Next, a page could not be looked at.
    headers: { ...request.headers, 'accept-encoding': undefined },
    openStream: (status, headers) => response.writeHead(status, { ...headers, 'cache-status': cacheStatus }),
  });
  if (collected === null) return;
  const { status, headers, body } = withPagePolicy(collected, policy);
  response.writeHead(status, { ...headers, 'cache-status': cacheStatus });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether its response may differ from everybody else's. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return isDraftRequest(headers) || headers.authorization !== undefined || headers.range !== undefined;
}
