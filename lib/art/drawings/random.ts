/** A repeatable source of chance: numbers from 0 up to 1. */
export type Random = () => number;

/** Takes any integer and returns its own stream of numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes a text and returns a 32-bit number that is the same on every run (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** An integer from `min` to `max`, both included. */
export function pickInteger(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One of the items; throws where there is none. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}

/** The first item that passes, looking from a random position on, or null if none does. */
export function pickWhere<T>(random: Random, items: readonly T[], test: (item: T) => boolean): T | null {
  const start = Math.floor(random() * items.length);
  for (let step = 0; step < items.length; step += 1) {
    const item = items[(start + step) % items.length];
    if (item !== undefined && test(item)) return item;
  }
  return null;
}

/** One of the items, each as likely as its weight; throws where there is none. */
export function pickWeighted<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  let left = random() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return pickOne(random, items.slice(-1));
}

/** The items in a new order; the list given stays as it was. */
export function toShuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
