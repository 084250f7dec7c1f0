import { buildWeakEtag, isNotModified, type Validators } from '@/lib/server/etag';
import { formatRss, type RssChannel } from './format-rss';

/** Search engines list pages, not their feeds. */
const FEED_HEADERS = { 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' };
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

/** Answers a feed, or 304 to a reader that has it already. */
export function answerFeed(request: Request, channel: RssChannel): Response {
  const xml = formatRss(channel);
  const validators = { etag: buildWeakEtag(xml), lastModified: channel.updatedAt };
  const headers = { ...FEED_HEADERS, ...formatValidators(validators), 'Cache-Control': CACHE_CONTROL };
  if (isNotModified(request.headers, validators)) return new Response(null, { status: 304, headers });
  return new Response(xml, {
    headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

/** Answers that there is no feed to read, in words. */
export function answerNoFeed(status: 404 | 503, message: string): Response {
  const headers = {
    ...FEED_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
  };
  return new Response(`${message}\n`, { status, headers });
}

function formatValidators({ etag, lastModified }: Validators): Record<string, string> {
  if (lastModified === null) return { ETag: etag };
  return { ETag: etag, 'Last-Modified': new Date(lastModified).toUTCString() };
}
