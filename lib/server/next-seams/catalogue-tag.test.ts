import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import {
  workUnitAsyncStorage,
  type WorkUnitStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { openIncrementalCache } from './testing/incremental-cache';
import { collectTags, renewSharedReads, tagResponse } from '../response-tags';
import { invalidatePages, keepUntilChange } from './catalogue-tag';
import { tagPage } from './tag-page';

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
  expect(page).toMatchObject({ revalidate: 300, tags: ['chrome'] });
  const { invalidated } = await runInNext('request', () => invalidatePages(['chrome', 'brand:1']));
  expect(invalidated).toEqual(['chrome', 'brand:1']);
});

it('reads what is kept again once it was renewed, and tags responses as a whole, not with what it reads', async () => {
  const load = jest.fn(async () => tagResponse(['lists']));
  const read = () => runInNext('prerender-legacy', () => keepUntilChange('renewed', load)());
  const { tags } = await collectTags(async () => {
    await read();
    await read();
    renewSharedReads();
    await read();
  });
  expect(load).toHaveBeenCalledTimes(2);
  expect(tags).toEqual(['chrome']);
});

it('gives a page the tags of what it reads of the catalogue, and does nothing where no page is rendered', async () => {
  const { page } = await runInNext('prerender-legacy', async () => {
    await tagPage(['brand:1', 'brand:2']);
    await tagPage(['brand:2', 'offer:3']);
  });
  expect(page).toMatchObject({ revalidate: 300, tags: ['brand:1', 'brand:2', 'offer:3'] });
  await expect(tagPage(['brand:1'])).resolves.toBeUndefined();
});
