import type { OfferFields, Warning, WarningKind } from './feed-offer';
import { recallEndTime } from './read-dates';

const MAX_TITLE_LENGTH = 120;
const FAR_YEARS = 5;
/** The shortest one. */
const YEAR_MS = 365 * 86_400_000;
const MIN_SHOUTED_LETTERS = 10;
const SHOUTED_SHARE = 0.8;

/** A figure, or words for a concrete gain without one. */
const CONCRETE =
  /\d|\b(?:free|bogof?|half price|buy one|two for one|gift|gratis|gratuit\w*|kostenlos\w*|offert\w*|regalo)\b/i;
const PROMISE =
  /\b(?:guaranteed|100 ?% working|working (?:code|coupon)|(?:code|coupon) (?:is )?working|verified today)\b/i;

type Check = (offer: OfferFields, now: Date) => string | null;

/** Each returns the text that causes its warning, or null. */
const CHECKS: readonly (readonly [WarningKind, Check])[] = [
  ['vague-title', ({ title, discount }) => (CONCRETE.test(title) || discount !== null ? null : title)],
  ['long-title', ({ title }) => (title.length > MAX_TITLE_LENGTH ? title : null)],
  ['shouting', ({ title }) => (isShouted(title) ? title : null)],
  ['empty-promise', ({ title, description }) => PROMISE.exec(`${title}\n${description}`)?.[0] ?? null],
  ['code-with-space', ({ code }) => (code !== null && /\s/.test(code) ? code : null)],
  ['coupon-without-code', ({ kind, code, title }) => (kind === 'coupon' && code === null ? title : null)],
  ['insecure-link', ({ originUrl, trackingUrl, siteUrl }) => pickInsecure([trackingUrl, originUrl, siteUrl])],
  ['tracking-on-shop-host', ({ originUrl, trackingUrl }) => pickUntracked(trackingUrl, originUrl)],
  ['far-end', ({ endDate }, now) => (isFarOff(endDate, now) ? endDate : null)],
  ['expired', ({ endDate }, now) => ((recallEndTime(endDate) ?? Infinity) <= now.getTime() ? endDate : null)],
];

/** What an editor would correct in an offer (docs/feeds.md §6). An offer with warnings is imported all the same. */
export function lintOffer(offer: OfferFields, now: Date): Warning[] {
  const warnings: Warning[] = [];
  for (const [kind, check] of CHECKS) {
    const quote = check(offer, now);
    if (quote !== null) warnings.push({ kind, quote });
  }
  return warnings;
}

function isShouted(title: string): boolean {
  // Most titles begin like a sentence, and need not be counted.
  if (title === title.toLowerCase()) return false;
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= MIN_SHOUTED_LETTERS && capitals >= letters * SHOUTED_SHARE;
}

function pickInsecure(links: (string | null)[]): string | null {
  return links.find((link) => link?.startsWith('http:')) ?? null;
}

/** A link that only repeats the page of the offer earns nothing, but does no harm either. */
function pickUntracked(trackingUrl: string | null, originUrl: string | null): string | null {
  if (trackingUrl === null || originUrl === null) return null;
  return getHost(trackingUrl) === getHost(originUrl) ? trackingUrl : null;
}

/** Links are in normal form here, so the host ends at the first slash. */
function getHost(link: string): string {
  const start = link.indexOf('//') + 2;
  return link.slice(start, link.indexOf('/', start));
}

function isFarOff(endDate: string | null, now: Date): boolean {
  const end = recallEndTime(endDate);
  if (end === null || end <= now.getTime() + FAR_YEARS * YEAR_MS) return false;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + FAR_YEARS);
  return end > limit.getTime();
}
