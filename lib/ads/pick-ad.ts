import { getAdRecord, type AdStats } from './ad-stats';
import { AD_HEIGHT_PX, MODAL_POSITION, type AdUnit } from './ad-unit';
import { getAdWeight } from './ad-weight';

export type AdPlacement = 'above' | 'below';

const ABOVE_PROBABILITY = 0.7;

/** The active units for an open offer; those of Google only where the visitor has accepted all cookies. */
export function listEligibleUnits(units: AdUnit[], hasConsent: boolean): AdUnit[] {
  return units.filter(
    ({ isActive, position, adType }) =>
      isActive && position === MODAL_POSITION && (adType !== 'adsense' || hasConsent),
  );
}

/** The height in CSS pixels at which every one of these units fits, and the house advertisement always. */
export function getPlaceHeight(units: AdUnit[]): number {
  return Math.max(AD_HEIGHT_PX.usual, ...units.map(({ height }) => height));
}

/** One of the units by chance, each as likely as its weight (spec §9); null without any. `random` answers 0 up to 1. */
export function pickAd(units: AdUnit[], stats: AdStats, random: () => number): AdUnit | null {
  const weighed = units.map((unit) => ({ unit, weight: getAdWeight(unit, getAdRecord(stats, unit.id)) }));
  let rest = random() * weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const { unit, weight } of weighed) {
    rest -= weight;
    if (rest < 0) return unit;
  }
  // What rounding leaves over belongs to the last.
  return units.at(-1) ?? null;
}

/** Where the ad stands: above the offer with probability 0.7 (spec §4). `random` answers 0 up to 1. */
export function pickPlacement(random: () => number): AdPlacement {
  return random() < ABOVE_PROBABILITY ? 'above' : 'below';
}
