/**
 * Watches whether a mouse has been led over `element`, until `signal` aborts. A pointer that rests where it opened the
 * offer, and has the ad put under it, enters too: that is nobody's wish.
 */
export function watchPointing(element: HTMLElement, signal: AbortSignal): { isOver: () => boolean } {
  let isMoved = false;
  let isOver = false;
  window.addEventListener('pointermove', () => void (isMoved = true), { capture: true, signal });
  element.addEventListener('pointerenter', () => void (isOver = isMoved), { signal });
  element.addEventListener('pointerleave', () => void (isOver = false), { signal });
  return { isOver: () => isOver };
}
