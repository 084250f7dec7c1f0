import { AsyncLocalStorage } from 'node:async_hooks';
import { tagPage } from './next-seams/tag-page';
import { getRunningServer } from './running-server';

/*
 * Which parts of the catalogue a response shows, by tags: whoever reads the catalogue names them while a response is
 * rendered, and whoever keeps responses forgets those with a tag of what has changed.
 */

/** The tag of what stands around every page. */
export const CHROME_TAG = 'chrome';

/** Null until somebody has named tags, of which there may be none. */
type Scope = { tags: Set<string> | null };

// Next bundles pages and instrumentation apart, so one process holds several copies of this module.
const holder = globalThis as typeof globalThis & {
  clipmintTags?: AsyncLocalStorage<Scope>;
  clipmintSharedReads?: number;
};

function getStorage(): AsyncLocalStorage<Scope> {
  return (holder.clipmintTags ??= new AsyncLocalStorage());
}

/** What `work` returns, with the tags that were named meanwhile; null where nobody said what it shows. */
export async function collectTags<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: readonly string[] | null }> {
  const scope: Scope = { tags: null };
  const result = await getStorage().run(scope, work);
  return { result, tags: scope.tags && [...scope.tags] };
}

/** The same without tags: what `work` reads is shown by more than the response that is being rendered. */
export function withoutTags<T>(work: () => Promise<T>): Promise<T> {
  return getStorage().run({ tags: null }, work);
}

/**
 * Names tags of the response that is being rendered; none at all where it shows nothing that can change. Elsewhere it
 * does nothing.
 */
export async function tagResponse(tags: Iterable<string>): Promise<void> {
  const scope = getStorage().getStore();
  if (scope) {
    scope.tags ??= new Set();
    for (const tag of tags) scope.tags.add(tag);
  } else if (process.env.NEXT_RUNTIME === 'nodejs' && !getRunningServer()) {
    await tagPage([...tags]);
  }
}

/** A number that is another one once what all pages share has changed. */
export function getSharedReads(): number {
  return holder.clipmintSharedReads ?? 0;
}

/** From now on, what all pages share is read again. */
export function renewSharedReads(): void {
  holder.clipmintSharedReads = getSharedReads() + 1;
}
