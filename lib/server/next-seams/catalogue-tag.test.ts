import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import {
  workUnitAsyncStorage,
  type WorkUnitStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { openIncrementalCache } from './testing/incremental-cache';
import { invalidatePages, keepUntilChange } from './catalogue-tag';

const incrementalCache = openIncrementalCache();

/** Runs `work` as Next does while it renders a page or serves a request; returns what it notes of tags on the way. */
async function runInNext(type: 'prerender-legacy' | 'request', work: () => unknown) {
  const page = {
    type,
    phase: type === 'request' ? 'action' : 'render',
    revalidate: 3600,
    tags: null as string[] | null,
  };
  // Only what Next's cache looks at.
  const store = { route: '/[locale]', incrementalCache, isDraftMode: false };
  const noted: { pendingRevalidatedTags?: { tag: string }[] } = store as object;
  await workAsyncStorage.run(store as unknown as WorkStore, () =>
    workUnitAsyncStorage.run(page as unknown as WorkUnitStore, async () => work()),
  );
  return { page, invalidated: noted.pendingRevalidatedTags?.map(({ tag }) => tag) };
}

it('a page that reads what is kept has the tag that a change invalidates, and its lifetime', async () => {
  const { page } = await runInNext(
    'prerender-legacy',
    keepUntilChange('texts', async () => 'texts'),
  );
  expect(page.revalidate).toBe(300);
  expect(page.tags).toHaveLength(1);
  const { invalidated } = await runInNext('request', invalidatePages);
  expect(invalidated).toEqual(page.tags);
});
