/*
 * The page cache that next.config names: Next's own, except for pages that say "not found". Behind the HTTP server of
 * lib/server/http it keeps no pages at all: that keeps whole responses, and decides what is rendered again.
 *
 * Next serves a stale page at once and renders it again behind the request, with that request's response, whose status
 * is already 404 for a missing page. The new page then gets a second robots tag and the head of
 * app/[locale]/not-found.tsx, and even a page that exists by now is kept out of search engines. So a stale "not found"
 * counts as a miss: the request waits for the new page. It can go when Next renders behind the request with a response
 * of its own.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- Next loads this file as it lies here, and its own cache is CommonJS */
const { default: NextPageCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { areTagsStale } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const NOT_FOUND = 404;
const TAGS_HEADER = 'x-next-cache-tags';
/** Next does not serve a page that is this old, but keeps it if rendering it again fails. */
const EXPIRED = -1;

/** @param {{ kind?: string } | null} subject what Next asks for or gives */
const isKeptByServer = (subject) => subject?.kind === 'APP_PAGE' && globalThis.clipmintServer !== undefined;

module.exports = class PageCache extends NextPageCache {
  async set(...args) {
    const [, value] = args;
    if (!isKeptByServer(value)) await super.set(...args);
  }

  async get(...args) {
    const [, context] = args;
    if (isKeptByServer(context)) return null;
    const entry = await super.get(...args);
    return entry !== null && isStaleMissing(entry, Date.now()) ? { ...entry, lastModified: EXPIRED } : entry;
  }
};

/**
 * Whether a cached page says "not found" and is stale: its lifetime (seconds) is over at `now` (milliseconds), or the
 * catalogue has changed since.
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
