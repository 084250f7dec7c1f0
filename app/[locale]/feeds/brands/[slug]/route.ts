import { buildFeedRoute } from '@/lib/discovery/rss';
import { decodeSegment } from '@/lib/url/parse-path';

export const dynamic = 'force-dynamic';

type Params = { locale: string; slug: string };

/** New offers of a brand. */
export const { GET } = buildFeedRoute(({ slug }: Params) => ({
  kind: 'brand',
  uniqueName: decodeSegment(slug),
}));
