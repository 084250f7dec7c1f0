import { pickInteger, pickOne, type Random } from '@/lib/art/drawings';
import type { Trade, Vocabulary } from '../vocabulary/define-vocabulary';
import type { Mechanic } from './define-mechanic';
import type { Facts } from './fill-template';

const ORDER_WORDS: Record<Trade, [string, string]> = {
  goods: ['order', 'orders'],
  meals: ['order', 'orders'],
  travel: ['booking', 'bookings'],
  tickets: ['booking', 'bookings'],
  courses: ['booking', 'bookings'],
  digital: ['subscription', 'subscriptions'],
  money: ['contract', 'contracts'],
};

const BONUSES = [25, 50, 50, 75, 100, 100, 120, 150, 200];
const SET_SHARE = 0.82;

/** Words that are true of an offer because of its dates. */
export type DatedWords = { seasons: readonly string[]; urgency: Facts };
export type DrawnFacts = { facts: Facts; icon: string };

/** Draws what one offer is about: product, prices, percentage, occasion. All sums agree with one another. */
export function drawFacts(
  random: Random,
  shop: string,
  vocabulary: Vocabulary,
  mechanic: Mechanic,
  { seasons, urgency }: DatedWords,
): DrawnFacts {
  const affordable = vocabulary.products.filter(({ price }) => price <= mechanic.priceLimit);
  const product = pickOne(random, affordable);
  const second = pickOther(random, vocabulary.products, product);
  const percent = pickOne(random, mechanic.percents);
  const [order, orders] = ORDER_WORDS[vocabulary.trade];
  const words = {
    shop,
    one: product.one,
    many: product.many,
    one2: second.one,
    many2: second.many,
    gift: pickOne(random, vocabulary.gifts),
    occasion: pickOne(random, vocabulary.occasions),
    ...(seasons.length > 0 ? { season: pickOne(random, seasons) } : {}),
    ...urgency,
    order,
    orders,
    n: pickOne(random, ['2', '3']),
    pct: String(percent),
    digits: String(pickInteger(random, 2, 99)),
    bonus: String(pickOne(random, BONUSES)),
  };
  return {
    facts: { ...words, ...drawSums(random, product.price, second.price, percent) },
    icon: product.icon,
  };
}

function drawSums(random: Random, usualPrice: number, secondPrice: number, percent: number): Facts {
  const was = roundToUsualPrice(usualPrice * (0.75 + random() * 0.6));
  const now = reducePrice(was, percent);
  const min = roundToUsualSum(Math.max(20, usualPrice * (0.6 + random() * 1.2)));
  const sum = was + roundToUsualPrice(secondPrice);
  return {
    was: formatSum(was),
    now: formatSum(now),
    off: formatSum(Math.round((was - now) * 100) / 100),
    min: formatSum(min),
    amt: formatSum(roundToUsualSum(min * (0.1 + random() * 0.15))),
    sum: formatSum(sum),
    set: formatSum(Math.floor(sum * SET_SHARE)),
  };
}

/** Takes one of the items and returns another one, each as likely. */
function pickOther<T>(random: Random, items: readonly T[], item: T): T {
  const step = 1 + Math.floor(random() * (items.length - 1));
  return items[(items.indexOf(item) + step) % items.length] ?? item;
}

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
