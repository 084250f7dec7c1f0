const ROUND_SUMS = [
  3, 5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 75, 80, 100, 120, 150, 180, 200, 250, 300, 350, 400, 500,
  600, 750, 800, 1000, 1200, 1500, 2000,
];

/** The round sum of money nearest to the one given, in dollars. */
export function roundToUsualSum(sum: number): number {
  return ROUND_SUMS.reduce((best, round) => (Math.abs(round - sum) < Math.abs(best - sum) ? round : best));
}

/** A price as shops set it: to the half dollar if small, to the dollar, or ending in 9 if large. */
export function roundToUsualPrice(price: number): number {
  if (price < 20) return Math.round(price * 2) / 2;
  return price < 120 ? Math.round(price) : Math.round(price / 10) * 10 - 1;
}

/**
 * Takes a price and a percentage and returns the reduced price: whole dollars where the price is 40 or more and they
 * still make that percentage, else cents.
 */
export function reducePrice(price: number, percent: number): number {
  const exact = (price * (100 - percent)) / 100;
  const whole = Math.round(exact);
  const isExact = Math.round((1 - whole / price) * 100) === percent;
  return price >= 40 && isExact ? whole : Math.round(exact * 100) / 100;
}

/** 54 → "54", 7.5 → "7.50". */
export function formatSum(sum: number): string {
  return Number.isInteger(sum) ? String(sum) : sum.toFixed(2);
}
