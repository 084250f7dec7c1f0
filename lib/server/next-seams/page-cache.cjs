/*
 * The cache of pages that next.config names: Next's own, but for what is missing.
 *
 * A stale page is sent at once and made anew behind the visit. Next does so with the answer at hand, whose status is
 * already 404 where the page was missing: the new one then gets a second robots tag and the head of
 * app/[locale]/not-found.tsx, and even a page that has come to exist since is told to stay out of search engines. A
 * stale page of something missing is therefore as good as none: the visit waits for the new one.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- Next loads this file as it lies here, and its own cache is CommonJS */
const { default: NextPageCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { areTagsStale } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const NOT_FOUND = 404;
const TAGS_HEADER = 'x-next-cache-tags';
/** What Next takes for a page that may not be shown any more, but is kept if making it anew fails. */
const EXPIRED = -1;

module.exports = class PageCache extends NextPageCache {
  async get(...args) {
    const entry = await super.get(...args);
    return entry !== null && isStaleMissing(entry, Date.now()) ? { ...entry, lastModified: EXPIRED } : entry;
  }
};

/**
 * Tells whether a cached page says that something is missing and is to be made anew: its lifetime (seconds) is over at
 * `now` (milliseconds), or the catalogue has changed since.
 * @param {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} entry
 * @param {number} now
 */
function isStaleMissing({ value, lastModified, cacheControl }, now) {
  if (value?.kind !== 'APP_PAGE' || value.status !== NOT_FOUND) return false;
  const lifetime = cacheControl?.revalidate;
  if (typeof lifetime === 'number' && lastModified + lifetime * 1000 < now) return true;
  const tags = value.headers?.[TAGS_HEADER];
  return typeof tags === 'string' && areTagsStale(tags.split(','), lastModified);
}
