/** @jest-environment node */
import { pickOptionByKey } from './use-combobox';

test.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowDown', 'gone', 'a'],
  ['ArrowUp', null, 'c'],
  ['ArrowUp', 'c', 'b'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', 'gone', 'c'],
] as const)('%s from %j leads to %j', (key, active, next) => {
  expect(pickOptionByKey(key, ['a', 'b', 'c'], active)).toBe(next);
});

test.each(['ArrowDown', 'ArrowUp'] as const)('%s leads nowhere where there is nothing', (key) => {
  expect(pickOptionByKey(key, [], null)).toBeNull();
});
