/*
 * The rules of rewrites.js for what shapes a list. Plain JavaScript, as rewrites.js is.
 */
import { ALL_CATEGORIES, LIST_CHOICES } from './path-parts.js';

/*
 * What the rules of rewrites.js look for in a path or a query. Plain JavaScript, as rewrites.js is.
 */

// Percent-escapes that are valid UTF-8. Next returns 500 for a path with any other, before a page could say 404.
const NEXT_BYTE = '%[89ab][0-9a-f]';
const WELL_FORMED = [
  '[^%]',
  '%[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${NEXT_BYTE}`,
  `%e[0-9a-f]${NEXT_BYTE}${NEXT_BYTE}`,
  `%f[0-4]${NEXT_BYTE}${NEXT_BYTE}${NEXT_BYTE}`,
].join('|');
export const MALFORMED_PATH = `:path((?!(?:${WELL_FORMED})*$).*)`;

/** @param {string} key */
export const without = (key) => /** @type {const} */ ({ type: 'query', key });
/** @type {(key: string, pattern: string) => { type: 'query', key: string, value: string }} */
export const withQuery = (key, pattern) => ({ type: 'query', key, value: `(?<${key}>${pattern})` });

// White space around a text, which a form sends without JavaScript (docs/specification.md §2.2.3).
export const UNTRIMMED_TEXT = withQuery('q', '\\s[\\s\\S]*\\S[\\s\\S]*|[\\s\\S]*\\S\\s+');
export const TEXT = withQuery('q', '[\\s\\S]*\\S[\\s\\S]*');
// Text that can stand in a path: without separators, escapes and control characters.
export const PATH_SAFE_TEXT = withQuery('q', '(?=.*\\S)[^/%?#\\\\\\x00-\\x1f\\x7f]{1,200}');
export const SLUG = withQuery('category', '[a-z0-9][a-z0-9-]{0,79}');
export const ODD_CATEGORY = withQuery('category', '(?![a-z0-9][a-z0-9-]{0,79}$)[\\s\\S]*\\S[\\s\\S]*');
export const PAGE = withQuery('page', '[1-9]\\d{0,5}');
/** @type {{ type: 'query', key: string, value: string }} */
export const FIRST_PAGE = { type: 'query', key: 'page', value: '1' };
// More digits than any list has pages: one page of the list, with status 404, stands for all of them.
export const BEYOND = withQuery('page', '[1-9]\\d{6,}');

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
