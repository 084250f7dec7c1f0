import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCH_LIMIT,
  recentSearches,
  rememberSearch,
} from './recent-searches';

afterEach(() => {
  recentSearches.clear();
  jest.restoreAllMocks();
});

test.each([
  ['the newest first', ['linen'], 'lamps', ['lamps', 'linen']],
  ['a text trimmed', [], '  lamps ', ['lamps']],
  ['the same text once, as it was written last', ['Lamps', 'linen'], 'lamps', ['lamps', 'linen']],
  ['an older one moved to the front', ['linen', 'lamps'], 'lamps', ['lamps', 'linen']],
  ['five at most', ['e', 'd', 'c', 'b', 'a'], 'f', ['f', 'e', 'd', 'c', 'b']],
  ['nothing of a blank', ['linen'], '  \t ', ['linen']],
])('keeps %s', (_, recent, text, expected) => {
  expect(addRecentSearch(recent, text)).toEqual(expected);
});

test.each([
  ['what was kept', ['b', 'a'], ['b', 'a']],
  ['nothing', undefined, []],
  ['another shape', { 0: 'a' }, []],
  ['texts among other things', ['b', 7, null, 'a'], ['b', 'a']],
  ['doubles and blanks left out', ['b', ' ', 'B ', 'a'], ['b', 'a']],
  ['too many', ['g', 'f', 'e', 'd', 'c', 'b', 'a'], ['g', 'f', 'e', 'd', 'c']],
])('reads %s', (_, json, expected) => {
  expect(parseRecentSearches(json)).toEqual(expected);
});

test('a stored text is never longer than the field takes', () => {
  expect(parseRecentSearches(['a'.repeat(10_000)])).toEqual(['a'.repeat(200)]);
});

test('remembers in the browser', () => {
  rememberSearch('linen');
  rememberSearch(' ');
  rememberSearch('lamps');
  expect(recentSearches.read()).toEqual(['lamps', 'linen']);
  expect(localStorage.getItem('recent-searches')).toBe('["lamps","linen"]');
  expect(RECENT_SEARCH_LIMIT).toBe(5);
});

test('a browser that denies storage is no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rememberSearch('linen')).not.toThrow();
});
