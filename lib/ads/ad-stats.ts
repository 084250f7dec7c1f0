import { createStoredValue } from '@/lib/browser/storage/stored-value';

const DECAY_ABOVE_SHOWS = 100;
const DECAY_FACTOR = 0.99;

/** More than any visitor comes to: a larger number was not counted here. */
const MAX_COUNT = 1_000_000;

/** What this browser has seen of one unit (docs/specification.md §3.11). */
export type AdRecord = {
  id: string;
  showCount: number;
  clickCount: number;
  /** Shows an opened offer, 0 to 1. */
  showRate: number;
  /** Clicks a show, 0 to 1. */
  clickRate: number;
};
export type AdStats = { modalOpenCount: number; ads: AdRecord[] };

type AdCounts = Pick<AdRecord, 'id' | 'showCount' | 'clickCount'>;

/**
 * Stats of these counts, whose rates follow from them: shows by opened offers, clicks by shows, 0 where there are none.
 */
export function buildAdStats(modalOpenCount: number, counts: AdCounts[]): AdStats {
  const ads = counts.map(({ id, showCount, clickCount }) => ({
    id,
    showCount,
    clickCount,
    showRate: divide(showCount, modalOpenCount),
    clickRate: divide(clickCount, showCount),
  }));
  return { modalOpenCount, ads };
}

/** What is known of one unit: a record of zeros where it was never shown. */
export function getAdRecord(stats: AdStats, id: string): AdRecord {
  return (
    stats.ads.find((ad) => ad.id === id) ?? { id, showCount: 0, clickCount: 0, showRate: 0, clickRate: 0 }
  );
}

/** The stats after one more offer was opened. */
export function countModalOpen({ modalOpenCount, ads }: AdStats): AdStats {
  return buildAdStats(modalOpenCount + 1, ads);
}

/**
 * The stats after one more show of a unit. Where all shows together then exceed 100, every count (openings, shows and
 * clicks of every unit) is multiplied by 0.99, so that old habits fade and no rate changes by it (docs/specification.md
 * §9.11).
 */
export function countShow(stats: AdStats, id: string): AdStats {
  const counted = change(stats, id, (ad) => ({ ...ad, showCount: ad.showCount + 1 }));
  const shows = counted.ads.reduce((sum, ad) => sum + ad.showCount, 0);
  return shows > DECAY_ABOVE_SHOWS ? decay(counted) : counted;
}

/** The stats after one more click on a unit, which never has more clicks than shows. */
export function countClick(stats: AdStats, id: string): AdStats {
  return change(stats, id, (ad) => ({ ...ad, clickCount: Math.min(ad.clickCount + 1, ad.showCount) }));
}

function change(stats: AdStats, id: string, update: (ad: AdRecord) => AdRecord): AdStats {
  const others = stats.ads.filter((ad) => ad.id !== id);
  return buildAdStats(stats.modalOpenCount, [...others, update(getAdRecord(stats, id))]);
}

function decay({ modalOpenCount, ads }: AdStats): AdStats {
  return buildAdStats(
    modalOpenCount * DECAY_FACTOR,
    ads.map(({ id, showCount, clickCount }) => ({
      id,
      showCount: showCount * DECAY_FACTOR,
      clickCount: clickCount * DECAY_FACTOR,
    })),
  );
}

function divide(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

/**
 * Takes whatever lies in storage; returns sound stats: finite counts from 0 up, no more shows than openings, no more
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

const stored = createStoredValue('ad-stats', parseAdStats);

/** What this browser has seen of the ads so far; browser code only. */
export function getAdStats(): AdStats {
  return stored.read();
}

/** Remembers that an offer was opened. */
export function recordModalOpen(): void {
  stored.write(countModalOpen(stored.read()));
}

/** Remembers that a unit was shown. */
export function recordAdShow(id: string): void {
  stored.write(countShow(stored.read(), id));
}

/** Remembers that a unit was clicked. */
export function recordAdClick(id: string): void {
  stored.write(countClick(stored.read(), id));
}
