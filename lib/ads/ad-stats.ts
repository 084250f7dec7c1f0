/** What this browser has seen of one unit (spec §3, "Ad stats"). */
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

const DECAY_ABOVE_SHOWS = 100;
const DECAY_FACTOR = 0.99;

/** Stats of these counts, whose rates follow from them: shows by opened offers, clicks by shows, 0 where there are none. */
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
 * clicks of every unit) is multiplied by 0.99, so that old habits fade and no rate changes by it (spec §9).
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
