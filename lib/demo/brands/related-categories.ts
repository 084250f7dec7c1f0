import { pickOne, type Random } from '@/lib/art/drawings';
import { VOCABULARIES } from '../vocabulary';
import type { Vocabulary } from '../vocabulary/define-vocabulary';

/** Categories that one shop plausibly serves together, each group close in what it sells. */
const RELATED = [
  ['fashion', 'shoes', 'jewellery'],
  ['eyewear', 'jewellery'],
  ['home-garden', 'kitchen-dining'],
  ['electronics', 'gaming', 'office'],
  ['groceries', 'coffee-tea'],
  ['coffee-tea', 'kitchen-dining'],
  ['beauty', 'health'],
  ['gifts-flowers', 'home-garden'],
  ['toys', 'baby', 'books'],
  ['art-crafts', 'toys'],
  ['sports-outdoors', 'shoes'],
  ['music', 'books'],
  ['pets', 'home-garden'],
  ['automotive', 'tools-diy'],
];

const SECOND_SHARE = 0.15;
const THIRD_SHARE = 0.2;

/** Takes a brand's main category and returns one to three categories, the main one first. */
export function pickCategories(random: Random, main: Vocabulary): Vocabulary[] {
  const groups = RELATED.filter((slugs) => slugs.includes(main.slug));
  if (groups.length === 0 || random() >= SECOND_SHARE) return [main];
  const group = pickOne(random, groups);
  const others = VOCABULARIES.filter(({ slug }) => slug !== main.slug && group.includes(slug));
  const second = pickOne(random, others);
  const third = others.find((other) => other !== second);
  return third && random() < THIRD_SHARE ? [main, second, third] : [main, second];
}
