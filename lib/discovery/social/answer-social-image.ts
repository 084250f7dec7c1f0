import { logFailure } from '@/lib/server/log-failure';
import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Settings } from '@/lib/config';
import { pickTagline } from '@/lib/i18n/pick-tagline';
import { isNotModified } from '@/lib/server/etag';
import { parseSocialPath, type SocialAddress } from '@/lib/url/parse-social-path';
import { hashCard } from './hash-card';
import type { DrawCard } from './keep-drawings';
import { loadSocialCard } from './load-card';
import type { SocialCard } from './social-card';

type Tools = {
  getSource: () => CatalogueSource;
  settings: Pick<Settings, 'siteName' | 'siteTagline'>;
  draw: DrawCard;
  now: Date;
};

const DAY_S = 86_400;
const MINUTES_S = 300;

/**
 * Answers the picture that an address below /social/ names, given as its segments: 200 with a PNG, 304 for who has it,
 * 404 for what is no picture or not in the catalogue, 503 where the catalogue cannot answer or nothing can be drawn.
 * An old version is answered with today's picture, which caches then forget after minutes instead of a day.
 */
export async function answerSocialImage(
  request: Request,
  segments: readonly string[],
  tools: Tools,
): Promise<Response> {
  const address = parseSocialPath(segments);
  if (address === null) return answerNothing(404, `public, max-age=${MINUTES_S}`);
  try {
    const card = await loadCard(address, tools);
    if (card === null) return answerNothing(404, `public, max-age=${MINUTES_S}`);
    const version = hashCard(card);
    const isCurrent = address.version === null || address.version === version;
    const headers = buildHeaders(version, isCurrent ? DAY_S : MINUTES_S);
    if (isNotModified(request.headers, { etag: headers.ETag, lastModified: null }))
      return new Response(null, { status: 304, headers });
    return new Response(await tools.draw(card), { headers });
  } catch (error) {
    logFailure('A picture for sharing could not be made', error);
    return answerNothing(503, 'no-store');
  }
}

function loadCard({ locale, subject }: SocialAddress, tools: Tools): Promise<SocialCard | null> {
  const { siteName, siteTagline } = tools.settings;
  const tagline = pickTagline(locale, siteTagline);
  return loadSocialCard(tools.getSource(), subject, { locale, siteName, tagline }, tools.now);
}

function buildHeaders(version: string, lifetimeS: number) {
  return {
    'Content-Type': 'image/png',
    'Cache-Control': `public, max-age=${lifetimeS}, s-maxage=${lifetimeS}, stale-while-revalidate=${lifetimeS}`,
    ETag: `"${version}"`,
    'X-Content-Type-Options': 'nosniff',
  };
}

function answerNothing(status: 404 | 503, cacheControl: string): Response {
  return new Response(null, { status, headers: { 'Cache-Control': cacheControl } });
}
