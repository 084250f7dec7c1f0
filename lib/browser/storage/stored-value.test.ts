import { createStoredValue, isStorageDenied } from './stored-value';

const KEY = 'counts';
const parseCounts = (json: unknown): number[] =>
  Array.isArray(json) ? json.filter((item): item is number => typeof item === 'number') : [];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('keeps a value between readers of one name', () => {
  expect(createStoredValue(KEY, parseCounts).write([1, 2])).toBe(true);
  expect(createStoredValue(KEY, parseCounts).read()).toEqual([1, 2]);
  expect(localStorage.getItem(KEY)).toBe('[1,2]');
});

test('returns the same object until the value changes', () => {
  const counts = createStoredValue(KEY, parseCounts);
  counts.write([1]);
  const first = counts.read();
  expect(counts.read()).toBe(first);
  counts.write([1, 2]);
  expect(counts.read()).not.toBe(first);
});

test.each([
  ['nothing', null],
  ['no JSON', '{half'],
  ['another shape', '{"a":1}'],
  ['null', 'null'],
])('reads %s as the parser says', (_, text) => {
  if (text !== null) localStorage.setItem(KEY, text);
  expect(createStoredValue(KEY, parseCounts).read()).toEqual([]);
});

test('goes on in memory where storage is full or denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const counts = createStoredValue(KEY, parseCounts);
  expect(counts.read()).toEqual([]);
  expect(counts.write([3])).toBe(false);
  expect(counts.read()).toEqual([3]);
});

test('forgets', () => {
  const counts = createStoredValue(KEY, parseCounts);
  counts.write([1]);
  counts.clear();
  expect(counts.read()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('reports changes here and in other tabs, until it is stopped', () => {
  const counts = createStoredValue(KEY, parseCounts);
  const notify = jest.fn();
  const stop = counts.subscribe(notify);
  counts.write([1]);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(notify).toHaveBeenCalledTimes(2);
  stop();
  counts.write([2]);
  expect(notify).toHaveBeenCalledTimes(2);
});

afterEach(() => jest.restoreAllMocks());

test('a browser that keeps something differs from one that denies it', () => {
  expect(isStorageDenied()).toBe(false);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isStorageDenied()).toBe(true);
});
