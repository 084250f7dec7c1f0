import type { AdRecord } from './ad-stats';
import type { AdUnit } from './ad-unit';

const ADSENSE_BONUS = 100;
const CLICKED_OUT_FACTOR = 0.3;
const NEARLY_CLICKED_OUT_FACTOR = 0.7;
/** The share of maxClickRate above which a unit is nearly clicked out, once that many shows tell. */
const NEAR_SHARE = 0.8;
const NEAR_LEAST_SHOWS = 5;
const SHOWN_OUT_FACTOR = 0.1;
const SHOWN_OUT_FLOOR = 10;

type Weighed = Pick<AdUnit, 'adType' | 'priority' | 'maxClickRate' | 'maxShowRate'>;
type Seen = Pick<AdRecord, 'showCount' | 'showRate' | 'clickRate'>;

/**
 * How likely a unit is to be picked against the others, above 0. In the order of spec §9: its priority, plus 100 for
 * adsense; x0.3 where its click rate has reached its maximum, else x0.7 where it is above 80 % of it after at least 5
 * shows; and last, where its show rate has reached its maximum (product.md), x0.1 but never below 10.
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
