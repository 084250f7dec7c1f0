/** @jest-environment node */
import { getTranslator } from '@/lib/i18n';
import { describeSearch } from './describe-search';

const t = getTranslator('en');

test.each([
  ['', 'Search - Clipmint'],
  ['lamp', 'lamp: Search Results - Clipmint'],
  ['lamp '.repeat(40), `${'lamp '.repeat(7)}lamp…: Search Results - Clipmint`],
])('a search for %j is titled %j', (query, title) => {
  expect(describeSearch(query, 'Clipmint', t).title).toBe(title);
});

test('two searches say different things', () => {
  expect(describeSearch('lamp', 'Clipmint', t).description).toContain('“lamp”');
  expect(describeSearch('', 'Clipmint', t).description).not.toContain('“');
});
