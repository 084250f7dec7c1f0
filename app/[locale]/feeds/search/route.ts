import { buildFeedRoute } from '@/lib/discovery/rss';
import { parseText } from '@/lib/url/parse-query';

export const dynamic = 'force-dynamic';

/** New offers that fit a text, which is read as on the page of a search. */
export const { GET } = buildFeedRoute((_params, query) => ({
  kind: 'search',
  text: parseText(query.get('q') ?? undefined),
}));
