import { getCatalogueIn } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { type Validators, buildWeakEtag, isNotModified, logFailure } from '@/lib/server';
import { buildFeedHref, type FeedSubject } from '@/lib/url/paths';
import { buildChannel } from './build-channel';
import { formatRss, type RssChannel } from './format-rss';
import { loadFeed } from './load-feed';

/** Search engines list pages, not their feeds. */
const FEED_HEADERS = { 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' };
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

type InLanguage = { locale: string };
type FeedRoute<P> = { GET: (request: Request, context: { params: Promise<P> }) => Promise<Response> };

/**
 * The handler of a feed's route, in the language of its path: 200 or 304, 308 at an old address, 404 where there is nothing to list, 503
 * where the catalogue fails. Next serves HEAD with it.
 */
export function buildFeedRoute<P extends InLanguage>(
  pickSubject: (params: P, query: URLSearchParams) => FeedSubject,
): FeedRoute<P> {
  return {
    async GET(request, context) {
      const params = await context.params;
      const locale = parseLocale(params.locale);
      const t = getTranslator(locale);
      const { siteName, siteUrl } = getSettings();
      try {
        const subject = pickSubject(params, new URL(request.url).searchParams);
        const data = await loadFeed(getCatalogueIn(locale), subject, new Date());
        if (data === null) return buildNoFeedResponse(404, t('feeds.missing'));
        const present = buildFeedHref(locale, data.topic);
        if (present !== buildFeedHref(locale, subject)) return redirect(present);
        return serveFeed(request, buildChannel(data, { locale, siteName, siteUrl }));
      } catch (error) {
        logFailure('A feed could not be served', error);
        return buildNoFeedResponse(503, t('common.failure.message'));
      }
    },
  };
}

/** Returns a feed, or 304 to a reader that has it already. */
function serveFeed(request: Request, channel: RssChannel): Response {
  const xml = formatRss(channel);
  const validators = { etag: buildWeakEtag(xml), lastModified: channel.updatedAt };
  const headers = { ...FEED_HEADERS, ...formatValidators(validators), 'Cache-Control': CACHE_CONTROL };
  if (isNotModified(request.headers, validators)) return new Response(null, { status: 304, headers });
  return new Response(xml, {
    headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

/** For good: the brand or the category has another address (docs/specification.md §2.1.18). */
function redirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { ...FEED_HEADERS, Location: location, 'Cache-Control': CACHE_CONTROL },
  });
}

/** Says that there is no feed to read, in words. */
function buildNoFeedResponse(status: 404 | 503, message: string): Response {
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
