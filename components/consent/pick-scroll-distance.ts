type Span = { top: number; bottom: number };

/**
 * How far the page must scroll, in CSS pixels, for an element to stand clear of something that covers the window from
 * `coverTop` down: never so far that the element's own beginning leaves the window at `viewTop`.
 */
export function pickScrollDistance(element: Span, coverTop: number, viewTop: number): number {
  const hidden = element.bottom - coverTop;
  const room = element.top - viewTop;
  return Math.max(0, Math.min(hidden, room));
}
