/*
 * The rules of rewrites.js for what shapes a list. Plain JavaScript, as rewrites.js is.
 */
import { ALL_CATEGORIES, LIST_CHOICES } from './path-parts.js';
import { withQuery } from './rewrite-patterns.js';

/**
 * What shapes a list. Next hands each of these rules (beforeFiles) what the rules before it made, so every choice is
 * one rule that adds its segment, instead of one rule for every combination of choices.
 * @param {string} prefix
 * @param {string} home
 */
export function buildChoiceRules(prefix, home) {
  const choices = Object.entries(LIST_CHOICES).map(([name, { lists, values }]) => ({
    name,
    list: `:list(${lists.join('|')})`,
    has: [withQuery(name, values.join('|'))],
  }));
  return [
    // A list that nothing else has brought to an internal path.
    ...choices.map(({ list, has }) => ({
      source: `${prefix}/${list}`,
      has,
      destination: `${home}/view/list/:list/${ALL_CATEGORIES}/1`,
    })),
    ...choices.map(({ name, list, has }) => ({
      source: `${home}/view/:kind(list|text)/${list}/:rest*`,
      has,
      destination: `${home}/view/:kind/:list/:rest*/${name}-:${name}`,
    })),
  ];
}
