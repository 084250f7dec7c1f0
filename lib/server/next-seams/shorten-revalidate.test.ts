import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import {
  workUnitAsyncStorage,
  type WorkUnitStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { openIncrementalCache } from './testing/incremental-cache';
import { DEGRADED_REVALIDATE_S, shortenRevalidate } from './shorten-revalidate';

/** Runs `work` as Next does while it renders a page of this lifetime; returns the lifetime that the page then has. */
async function renderPage(lifetime: number, work: () => Promise<void>): Promise<number> {
  const incrementalCache = openIncrementalCache();
  const page = { type: 'prerender-legacy', phase: 'render', revalidate: lifetime, tags: null };
  // Only what Next's cache looks at.
  const store = { route: '/[locale]', incrementalCache, isDraftMode: false } as unknown as WorkStore;
  await workAsyncStorage.run(store, () =>
    workUnitAsyncStorage.run(page as unknown as WorkUnitStore, () => work()),
  );
  return page.revalidate;
}

it('has a page rendered again soon', async () => {
  expect(await renderPage(300, shortenRevalidate)).toBe(DEGRADED_REVALIDATE_S);
});

it('leaves a page that lives even shorter, and one that nothing failed for', async () => {
  expect(await renderPage(5, shortenRevalidate)).toBe(5);
  expect(await renderPage(300, async () => {})).toBe(300);
});

it('does nothing where no page is rendered', async () => {
  await expect(shortenRevalidate()).resolves.toBeUndefined();
});
