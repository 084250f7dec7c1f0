import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';

const PREVIEW = { previewModeId: 'id', previewModeSigningKey: 'key', previewModeEncryptionKey: 'key' };

type CacheHandler = ConstructorParameters<typeof IncrementalCache>[0]['CurCacheHandler'];

/** Next's cache in memory, empty, over this handler or Next's own. */
export function openIncrementalCache(CurCacheHandler?: CacheHandler): IncrementalCache {
  return new IncrementalCache({
    ...{ fs: nodeFs, dev: false, minimalMode: false, flushToDisk: false, serverDistDir: '/nowhere' },
    ...{ requestHeaders: {}, maxMemoryCacheSize: 1_000_000, previewProps: PREVIEW },
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: PREVIEW },
    CurCacheHandler,
  });
}
