import { pickOne, type Random } from '../random';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import { VOCABULARIES } from '../vocabulary';

/** Categories that one shop plausibly serves together. */
const RELATED = [
  ['fashion', 'shoes', 'jewellery', 'eyewear'],
  ['home-garden', 'kitchen-dining', 'tools-diy', 'gifts-flowers'],
  ['electronics', 'gaming', 'office', 'music'],
  ['groceries', 'coffee-tea', 'kitchen-dining', 'food-delivery'],
  ['beauty', 'health', 'gifts-flowers'],
  ['toys', 'baby', 'books', 'art-crafts'],
  ['sports-outdoors', 'shoes', 'travel'],
  ['education', 'books', 'software'],
  ['tickets-events', 'travel', 'music'],
  ['pets', 'home-garden'],
  ['automotive', 'tools-diy'],
  ['finance', 'software'],
];

const SECOND_SHARE = 0.15;
const THIRD_SHARE = 0.2;

/** Takes a brand's main category and answers one to three categories, the main one first. */
export function pickCategories(random: Random, main: Vocabulary): Vocabulary[] {
  if (random() >= SECOND_SHARE) return [main];
  const group = pickOne(
    random,
    RELATED.filter((slugs) => slugs.includes(main.slug)),
  );
  const others = VOCABULARIES.filter(({ slug }) => slug !== main.slug && group.includes(slug));
  const second = pickOne(random, others);
  const third = others.find((other) => other !== second);
  return third && random() < THIRD_SHARE ? [main, second, third] : [main, second];
}
