import { fc } from '@/lib/testing/fast-check';
import { buildPageWindow, countPages } from './pagination';

const GAP = 'ellipsis';

test.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [50_000, 20, 2500],
])('%i items of %i a page make %i pages', (total, pageSize, pages) => {
  expect(countPages(total, pageSize)).toBe(pages);
});

test.each([
  // Seven pages or fewer are all shown.
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
  // Up to page 4: the first five, then the last two.
  [1, 8, [1, 2, 3, 4, 5, GAP, 7, 8]],
  [4, 8, [1, 2, 3, 4, 5, GAP, 7, 8]],
  [4, 100, [1, 2, 3, 4, 5, GAP, 99, 100]],
  // Within three of the end: the first two, then the last five.
  [5, 8, [1, 2, GAP, 4, 5, 6, 7, 8]],
  [8, 8, [1, 2, GAP, 4, 5, 6, 7, 8]],
  [97, 100, [1, 2, GAP, 96, 97, 98, 99, 100]],
  [100, 100, [1, 2, GAP, 96, 97, 98, 99, 100]],
  // Else the neighbours between both ends.
  [5, 9, [1, 2, GAP, 4, 5, 6, GAP, 8, 9]],
  [5, 100, [1, 2, GAP, 4, 5, 6, GAP, 99, 100]],
  [96, 100, [1, 2, GAP, 95, 96, 97, GAP, 99, 100]],
])('page %i of %i shows %j', (current, pageCount, window) => {
  expect(buildPageWindow(current, pageCount)).toEqual(window);
});

test('every window rises, holds the current page, its neighbours and both ends, and is short', () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(pages, ([current, count]) => {
      const window = buildPageWindow(current, count);
      const numbers = window.filter((item) => item !== GAP);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      const needed = [1, count, current, Math.max(1, current - 1), Math.min(count, current + 1)];
      expect(numbers).toEqual(expect.arrayContaining(needed));
      expect(window.length).toBeLessThanOrEqual(9);
    }),
  );
});
