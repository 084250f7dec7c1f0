/** @jest-environment node */
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import {
  workUnitAsyncStorage,
  type WorkUnitStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { LAPSE_LIFETIME_S, shortenPageLife } from './shorten-page-life';

const PREVIEW = { previewModeId: 'id', previewModeSigningKey: 'key', previewModeEncryptionKey: 'key' };

/** Runs `work` as Next does while it makes a page of this lifetime, and answers the lifetime that the page then has. */
async function makePage(lifetime: number, work: () => Promise<void>): Promise<number> {
  const incrementalCache = new IncrementalCache({
    ...{ fs: nodeFs, dev: false, minimalMode: false, flushToDisk: false, serverDistDir: '/nowhere' },
    ...{ requestHeaders: {}, maxMemoryCacheSize: 1_000_000, previewProps: PREVIEW },
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: PREVIEW },
  });
  const page = { type: 'prerender-legacy', phase: 'render', revalidate: lifetime, tags: null };
  // Only what Next's cache looks at.
  const store = { route: '/[locale]', incrementalCache, isDraftMode: false } as unknown as WorkStore;
  await workAsyncStorage.run(store, () =>
    workUnitAsyncStorage.run(page as unknown as WorkUnitStore, () => work()),
  );
  return page.revalidate;
}

it('has a page made anew soon', async () => {
  expect(await makePage(300, shortenPageLife)).toBe(LAPSE_LIFETIME_S);
});

it('leaves a page that lives even shorter, and one without a lapse', async () => {
  expect(await makePage(5, shortenPageLife)).toBe(5);
  expect(await makePage(300, async () => {})).toBe(300);
});

it('does nothing where no page is made', async () => {
  await expect(shortenPageLife()).resolves.toBeUndefined();
});
