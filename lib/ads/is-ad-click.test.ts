/** @jest-environment node */
import { isAdClick } from './is-ad-click';

test.each([
  ['the ad took the focus', { isAdFocused: true, isTabbing: false, isCounted: false }, true],
  ['something else did', { isAdFocused: false, isTabbing: false, isCounted: false }, false],
  ['the visitor tabs through', { isAdFocused: true, isTabbing: true, isCounted: false }, false],
  ['it was clicked before', { isAdFocused: true, isTabbing: false, isCounted: true }, false],
])('%s', (_, loss, expected) => {
  expect(isAdClick(loss)).toBe(expected);
});
