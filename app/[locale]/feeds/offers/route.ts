import { buildFeedRoute } from '@/lib/discovery/rss';

// Read when it is asked for: nothing keeps it, so that made-up searches fill no memory.
export const dynamic = 'force-dynamic';

/** All new offers. */
export const { GET } = buildFeedRoute(() => ({ kind: 'offers' }));
