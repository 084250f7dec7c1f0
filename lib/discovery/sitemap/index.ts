import type { CatalogueSource } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { buildWeakEtag, isNotModified, logFailure } from '@/lib/server';
import { withTimeout } from '@/lib/text/with-timeout';
import { buildSitemapHref, parseSitemapPart, type SitemapPart } from '@/lib/url/machine-paths';
import { formatIndex, SITEMAP_LIFETIME_S } from './format-sitemap';
import { listParts, openPart } from './sections';

const INDEX_NAME = 'index';
const SECOND_MS = 1_000;
/** How long the first bytes may take, as with every other page of a slow catalogue. */
const FIRST_BYTE_TIMEOUT_MS = 7_000;
const TYPES = { xml: 'application/xml; charset=utf-8', text: 'text/plain; charset=utf-8' };

/** Texts are sent in pieces of about this size: one piece an entry would be slow. */
const PIECE_LENGTH = 16_384;

type Context = {
  getSource: () => CatalogueSource;
  site: Pick<Settings, 'siteUrl' | 'isProduction'>;
  now: Date;
};

/**
 * Returns the index of the sitemap or one of its parts, by its name ("index", "brands-2"): 200, or 304 to a crawler
 * that has it; 404 for a name of nothing, and on a deployment that search engines must not come to; 503 where the
 * catalogue fails.
 */
export async function serveSitemap(request: Request, name: string, context: Context): Promise<Response> {
  const part = parseSitemapPart(name);
  if (!context.site.isProduction || (part === null && name !== INDEX_NAME)) return serveMissing();
  try {
    return await serveFound(request, part, context);
  } catch (error) {
    logFailure('A sitemap could not be served', error);
    return serveFailure();
  }
}

async function serveFound(
  request: Request,
  part: SitemapPart | null,
  { getSource, site, now }: Context,
): Promise<Response> {
  const source = getSource();
  const etag = buildEtag(await source.getVersion(), site.siteUrl, now);
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=0, s-maxage=${SITEMAP_LIFETIME_S}` };
  if (isNotModified(request.headers, { etag, lastModified: null }))
    return new Response(null, { status: 304, headers });
  const body =
    part === null ? await buildIndex(source, site.siteUrl) : await openBody(source, part, site.siteUrl);
  if (body === null) return serveMissing();
  return new Response(body, {
    headers: { ...headers, 'Content-Type': TYPES.xml, 'X-Content-Type-Options': 'nosniff' },
  });
}

async function buildIndex(source: CatalogueSource, siteUrl: string): Promise<string> {
  const parts = await withTimeout(FIRST_BYTE_TIMEOUT_MS, (signal) => listParts(source, siteUrl, signal));
  return formatIndex(parts.map((part) => siteUrl + buildSitemapHref(part)));
}

async function openBody(source: CatalogueSource, part: SitemapPart, siteUrl: string) {
  const texts = await withTimeout(FIRST_BYTE_TIMEOUT_MS, () => openPart(source, part, siteUrl));
  return texts && toTextStream(texts);
}

/**
 * Nobody has read the whole when the headers are sent, so the tag names what it is made of: the catalogue's version,
 * and the hour, since offers end and hosts change without one.
 */
function buildEtag(version: number, siteUrl: string, now: Date): string {
  const hour = Math.floor(now.getTime() / SECOND_MS / SITEMAP_LIFETIME_S);
  return buildWeakEtag(JSON.stringify([version, hour, siteUrl, SPOKEN_LOCALES]));
}

function serveMissing(): Response {
  return new Response('There is no such sitemap.\n', {
    status: 404,
    headers: { 'Content-Type': TYPES.text, 'Cache-Control': 'public, max-age=60' },
  });
}

function serveFailure(): Response {
  return new Response('The catalogue is unavailable right now. Try again in a minute.\n', {
    status: 503,
    headers: { 'Content-Type': TYPES.text, 'Cache-Control': 'no-store', 'Retry-After': '60' },
  });
}

/**
 * The texts one after another, as UTF-8. They are asked for only as fast as the reader takes them, and no more once it
 * has left. Where they fail the stream fails, so that nobody takes its beginning for the whole.
 */
function toTextStream(texts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let piece = '';
      let isDone = false;
      while (!isDone && piece.length < PIECE_LENGTH) {
        const next = await texts.next();
        isDone = next.done === true;
        if (next.done !== true) piece += next.value;
      }
      if (piece !== '') controller.enqueue(encoder.encode(piece));
      if (isDone) controller.close();
    },
    async cancel() {
      await texts.return?.();
    },
  });
}
