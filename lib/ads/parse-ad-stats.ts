import { buildAdStats, type AdStats } from './ad-stats';

/** More than any visitor comes to: a larger number was not counted here. */
const MAX_COUNT = 1_000_000;

/**
 * Takes whatever lies in storage; answers sound stats: finite counts from 0 up, no more shows than openings, no more
 * clicks than shows, each unit once, and rates that follow from the counts. Never throws.
 */
export function parseAdStats(json: unknown): AdStats {
  if (!isObject(json)) return buildAdStats(0, []);
  const modalOpenCount = parseCount(json.modalOpenCount, MAX_COUNT);
  const ads = Array.isArray(json.ads) ? json.ads.filter(isAd) : [];
  const counts = ads.map((ad) => {
    const showCount = parseCount(ad.showCount, modalOpenCount);
    return { id: ad.id, showCount, clickCount: parseCount(ad.clickCount, showCount) };
  });
  return buildAdStats(modalOpenCount, [...new Map(counts.map((ad) => [ad.id, ad])).values()]);
}

function parseCount(value: unknown, most: number): number {
  const isCounted = typeof value === 'number' && value >= 0 && value <= MAX_COUNT;
  return isCounted ? Math.min(value, most) : 0;
}

function isAd(value: unknown): value is Record<string, unknown> & { id: string } {
  return isObject(value) && typeof value.id === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
