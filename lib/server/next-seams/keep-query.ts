import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestChannel } from '../running-server';

/*
 * A page that is rendered once for every query cannot see the query, so it redirects without it: /brands/7?coupon=1 to
 * /brands/lumera, or the old address of a brand, a category or an article to the present one. It can go when such a page can say that its redirect keeps the query, as those of next.config do.
 * e2e/http/addresses.spec.ts asks the built site for such an address.
 */

const PERMANENT_REDIRECT = 308;
/** A brand, a category or an article, in any language. */
const ENTRY_PATH = /^((?:\/[a-z]{2})?\/(?:brands|categories|blog)\/)[^/]+$/;

/** Makes redirects from a brand's id, and from old addresses, keep their query. Called once, before the server takes requests. */
export function installKeepQuery(): void {
  subscribe(getRequestChannel(), (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [path = '', ...query] = (request.url ?? '').split('?');
    const [, prefix] = ENTRY_PATH.exec(path) ?? [];
    if (prefix !== undefined) appendQuery(response, prefix, path, query.join('?'));
  });
}

function appendQuery(response: ServerResponse, prefix: string, path: string, query: string): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, target, [status, ...rest]: Parameters<typeof response.writeHead>) {
      // Next sets it twice where it has just rendered the page.
      const [location] = [response.getHeader('location')].flat();
      const isMoved = status === PERMANENT_REDIRECT && typeof location === 'string';
      if (isMoved && location.startsWith(prefix) && location !== path && !location.includes('?'))
        response.setHeader('location', query === '' ? location : `${location}?${query}`);
      return Reflect.apply(writeHead, target, [status, ...rest]);
    },
  });
}
