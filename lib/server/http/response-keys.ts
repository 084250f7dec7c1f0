import type { IncomingMessage } from 'node:http';
import { VARYING_HEADERS } from '../next-seams/next-handler';
import type { StoredResponse } from './stored-response';

const OK = 200;
/** Where requests with other methods, and with bodies, are expected. */
export const API = /^\/api(?:[/?]|$)/;
/** Parameters that say where a visitor comes from: no page shows them, and each visitor may have others. */
const TRACKING = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|mc_[ce]id)$/;

/** By what a response is kept: with all of the query, without what only says where a visitor comes from, and which. */
export type Keys = { full: string; bare: string; pick: (response: StoredResponse) => string };

/** The keys of a request for this path and query. */
export function buildKeys(request: IncomingMessage, url: string): Keys {
  const varying = VARYING_HEADERS.map((name) => request.headers[name] ?? '');
  if (isSecure(request)) varying.push('https');
  const suffix = varying.some((value) => value !== '') ? `\n${varying.join('\n')}` : '';
  const [full, bare] = [url + suffix, withoutTracking(url) + suffix];
  // A redirect keeps the whole query.
  return { full, bare, pick: ({ status }) => (status === OK ? bare : full) };
}

/** An address without parameters that say where its visitor comes from; one of the API as it is. */
function withoutTracking(url: string): string {
  const start = url.indexOf('?');
  if (start === -1 || API.test(url)) return url;
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((part) => !TRACKING.test(part.replace(/=.*$/, '')));
  return kept.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${kept.join('&')}`;
}

/** Whether a proxy says that it came by HTTPS: lib/server/security-headers.js has a header for that. */
export function isSecure({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https';
}
