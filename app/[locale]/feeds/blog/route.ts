import { buildFeedRoute } from '@/lib/discovery/rss';

export const dynamic = 'force-dynamic';

/** The articles of the blog. */
export const { GET } = buildFeedRoute(() => ({ kind: 'blog' }));
