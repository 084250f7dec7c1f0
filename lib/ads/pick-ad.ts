import { getAdRecord, type AdRecord, type AdStats } from './ad-stats';
import { AD_HEIGHT_PX, MODAL_POSITION, type AdUnit } from './ad-unit';

const ABOVE_PROBABILITY = 0.7;
const ADSENSE_BONUS = 100;
const CLICKED_OUT_FACTOR = 0.3;
const NEARLY_CLICKED_OUT_FACTOR = 0.7;
/** The share of maxClickRate above which a unit is nearly clicked out, once there were that many shows. */
const NEAR_SHARE = 0.8;
const NEAR_LEAST_SHOWS = 5;
const SHOWN_OUT_FACTOR = 0.1;
const SHOWN_OUT_FLOOR = 10;

export type AdPlacement = 'above' | 'below';

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

/**
 * One of the units by chance, each as likely as its weight (docs/specification.md §9.10); null without any. `random`
 * returns 0 up to 1.
 */
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

/**
 * Where the ad stands: above the offer with probability 0.7 (docs/specification.md §9.9). `random` returns 0 up to 1.
 */
export function pickPlacement(random: () => number): AdPlacement {
  return random() < ABOVE_PROBABILITY ? 'above' : 'below';
}

type Weighed = Pick<AdUnit, 'adType' | 'priority' | 'maxClickRate' | 'maxShowRate'>;
type Seen = Pick<AdRecord, 'showCount' | 'showRate' | 'clickRate'>;

/**
 * How likely a unit is to be picked against the others, above 0. In the order of docs/specification.md §9.10: its
 * priority, plus 100 for adsense; x0.3 where its click rate has reached its maximum, else x0.7 where it is above 80 %
 * of it after at least 5 shows; and last, where its show rate has reached its maximum, x0.1 but never below 10.
 */
export function getAdWeight(unit: Weighed, seen: Seen): number {
  const base = unit.priority + (unit.adType === 'adsense' ? ADSENSE_BONUS : 0);
  const weight = base * getClickFactor(unit, seen);
  return seen.showRate >= unit.maxShowRate ? Math.max(weight * SHOWN_OUT_FACTOR, SHOWN_OUT_FLOOR) : weight;
}

function getClickFactor(unit: Weighed, seen: Seen): number {
  if (seen.clickRate >= unit.maxClickRate) return CLICKED_OUT_FACTOR;
  const isNear = seen.clickRate > NEAR_SHARE * unit.maxClickRate && seen.showCount >= NEAR_LEAST_SHOWS;
  return isNear ? NEARLY_CLICKED_OUT_FACTOR : 1;
}
