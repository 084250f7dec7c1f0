/** @jest-environment node */
import { pickScrollDistance } from './pick-scroll-distance';

const COVER_TOP = 700;
const VIEW_TOP = 80;

it.each([
  ['above the cover', { top: 100, bottom: 144 }, 0],
  ['just above it', { top: 656, bottom: 700 }, 0],
  ['partly below it', { top: 680, bottom: 724 }, 24],
  ['wholly below it', { top: 750, bottom: 794 }, 94],
  ['higher than the window, from its beginning', { top: 80, bottom: 3000 }, 0],
  ['higher than the window, further down', { top: 200, bottom: 3000 }, 120],
  ['that began above the window', { top: -300, bottom: 900 }, 0],
])('an element %s', (_, element, distance) => {
  expect(pickScrollDistance(element, COVER_TOP, VIEW_TOP)).toBe(distance);
});
