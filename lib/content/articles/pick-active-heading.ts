/** Spec §9: "active-heading detection offset 100px". At the usual size of text; it grows with it. */
export const ACTIVE_OFFSET_PX = 100;

/**
 * Takes how far the headings of a text stand below the top of the window, in their order and in pixels (Infinity for
 * one that is hidden), and answers the place of the one whose section is read: the last that has come to `offset` or
 * above. Null above the first.
 */
export function pickActiveHeading(tops: number[], offset: number): number | null {
  const place = tops.findLastIndex((top) => top <= offset);
  return place < 0 ? null : place;
}
