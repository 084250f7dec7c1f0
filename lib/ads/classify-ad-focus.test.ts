/** @jest-environment node */
import { classifyAdFocus } from './classify-ad-focus';

const click = { isShown: true, isTabbing: false, isPointed: true, isCounted: false };

test.each([
  ['with the pointer over it', {}, 'click'],
  ['with the pointer over it, once more', { isCounted: true }, 'visit'],
  ['after the Tab key', { isTabbing: true, isPointed: false }, 'visit'],
  ['after the Tab key, with the pointer lying over it', { isTabbing: true }, 'visit'],
  ['out of nothing', { isPointed: false }, 'theft'],
  ['out of nothing, after a click', { isPointed: false, isCounted: true }, 'theft'],
  ['while it waits', { isShown: false, isPointed: false }, 'theft'],
  ['while it waits, with the pointer over it', { isShown: false }, 'theft'],
  ['while it waits, after the Tab key', { isShown: false, isTabbing: true }, 'theft'],
])('an ad that takes the focus %s', (_, move, expected) => {
  expect(classifyAdFocus({ ...click, ...move })).toBe(expected);
});
