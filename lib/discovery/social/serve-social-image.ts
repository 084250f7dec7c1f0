import type { CatalogueSource } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { pickTagline, type Locale } from '@/lib/i18n';
import { buildStrongEtag, isNotModified, logFailure } from '@/lib/server';
import { parseSocialPath, type SocialAddress } from '@/lib/url/machine-paths';
import { loadSocialCard } from './load-card';
import { hashCard, type SocialCard } from './social-card';

const DAY_S = 86_400;
const MINUTES_S = 300;

/** Drawings in memory, of some 60 KB each. */
const KEPT_DRAWINGS = 100;

type Tools = {
  /** The catalogue in a language. */
  getSource: (locale: Locale) => CatalogueSource;
  settings: Pick<Settings, 'siteName' | 'siteTagline'>;
  draw: DrawCard;
  now: Date;
};

/**
 * Returns the picture that an address below /social/ names, given as its segments: 200 with a PNG, 304 for who has it,
 * 404 for what is no picture or not in the catalogue, 503 where the catalogue fails or nothing can be drawn.
 * An old version returns today's picture, which caches then forget after minutes instead of a day.
 */
export async function serveSocialImage(
  request: Request,
  segments: readonly string[],
  tools: Tools,
): Promise<Response> {
  const address = parseSocialPath(segments);
  if (address === null) return serveNothing(404, `public, max-age=${MINUTES_S}`);
  try {
    const card = await loadCard(address, tools);
    if (card === null) return serveNothing(404, `public, max-age=${MINUTES_S}`);
    const version = hashCard(card);
    const isCurrent = address.version === null || address.version === version;
    const headers = buildHeaders(version, isCurrent ? DAY_S : MINUTES_S);
    if (isNotModified(request.headers, { etag: headers.ETag, lastModified: null }))
      return new Response(null, { status: 304, headers });
    return new Response(await tools.draw(card), { headers });
  } catch (error) {
    logFailure('A picture for sharing could not be made', error);
    return serveNothing(503, 'no-store');
  }
}

function loadCard({ locale, subject }: SocialAddress, tools: Tools): Promise<SocialCard | null> {
  const { siteName, siteTagline } = tools.settings;
  const tagline = pickTagline(locale, siteTagline);
  return loadSocialCard(tools.getSource(locale), subject, { locale, siteName, tagline }, tools.now);
}

function buildHeaders(version: string, lifetimeS: number) {
  return {
    'Content-Type': 'image/png',
    'Cache-Control': `public, max-age=${lifetimeS}, s-maxage=${lifetimeS}, stale-while-revalidate=${lifetimeS}`,
    ETag: buildStrongEtag(version),
    'X-Content-Type-Options': 'nosniff',
  };
}

function serveNothing(status: 404 | 503, cacheControl: string): Response {
  return new Response(null, { status, headers: { 'Cache-Control': cacheControl } });
}

type DrawCard = (card: SocialCard) => Promise<ArrayBuffer>;

/**
 * The same drawing, which draws a picture once for all who ask at the same time, and keeps the last `limit` of them.
 * One that failed is drawn again.
 */
export function keepDrawings(draw: DrawCard, limit = KEPT_DRAWINGS): DrawCard {
  const kept = new Map<string, Promise<ArrayBuffer>>();
  return (card) => {
    const version = hashCard(card);
    const drawing = kept.get(version) ?? draw(card);
    // Put behind the others: the first is the one that nobody has asked for the longest.
    kept.delete(version);
    kept.set(version, drawing);
    drawing.catch(() => kept.delete(version));
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
