import { pickInteger, pickOne, type Random } from '@/lib/art/drawings';
import type { Trade, Vocabulary } from '../vocabulary/define-vocabulary';
import type { Mechanic } from './define-mechanic';
import type { Facts } from './fill-template';
import { formatSum, reducePrice, roundToUsualPrice, roundToUsualSum } from './money';

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
