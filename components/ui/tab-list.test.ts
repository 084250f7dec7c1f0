/** @jest-environment node */
import { pickTabByKey } from './tab-list';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  [' ', 1, 1],
  ['Enter', 1, null],
  ['Tab', 1, null],
])('%j on tab %i of 3 leads to %j', (key, index, target) => {
  expect(pickTabByKey(key, index, 3)).toBe(target);
});
