/**
 * Whether a browser sent this request from a page of another site. Programs, which say nothing about their origin,
 * pass: they carry no visitor's cookies or network to abuse.
 */
export function isCrossOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && getHost(origin) !== getOwnHost(headers);
}

/** The path and query of the page that sent this request, null unless it is a page of this site. */
export function getReferrerPath(headers: Headers): string | null {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { protocol, host, pathname, search } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || host !== getOwnHost(headers)) return null;
  // A path that starts with two slashes would lead to another host.
  return pathname.replace(/^\/+/, '/') + search;
}

function getHost(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/** No page can make a browser set x-forwarded-host in a form or a simple call, so it can be trusted. */
function getOwnHost(headers: Headers): string | null {
  return headers.get('x-forwarded-host') ?? headers.get('host');
}
