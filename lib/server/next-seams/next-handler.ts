import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import next from 'next';
import { NEXT_REQUEST_CHANNEL } from '../running-server';
import { DRAFT_MODE_COOKIE } from './draft-mode-cookie';

/*
 * What the HTTP server must know of Next to keep its responses: by which headers of a request the data of a page differs
 * from the page, which cookie asks for a draft, and which header says what Next's own cache did. It can go when Next
 * documents them.
 */

/** The headers of a request that Next's responses differ by, as its Vary says. */
export const VARYING_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

const OWN_CACHE_HEADER = 'x-nextjs-cache';

/** Whether a request asks for what only its sender may see. */
export function isDraftRequest({ cookie = '' }: IncomingHttpHeaders): boolean {
  return cookie.includes(DRAFT_MODE_COOKIE);
}

/** Without the header that says what Next's cache did when the response was rendered. */
export function withoutOwnCacheHeader(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const rest = { ...headers };
  delete rest[OWN_CACHE_HEADER];
  return rest;
}

/** Opens the built site in this process. Each request is announced on NEXT_REQUEST_CHANNEL, in a context of its own. */
export async function openNext(port: number) {
  const app = next({ dev: false, port });
  await app.prepare();
  const handler = app.getRequestHandler();
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    new AsyncResource('NextRequest').runInAsyncScope(() => {
      channel(NEXT_REQUEST_CHANNEL).publish({ request, response });
      return handler(request, response);
    });
  return { handle, close: () => app.close() };
}
