import type { MouseEvent } from 'react';

/** Tells a click that follows its link here from one that opens it elsewhere, or that somebody has dealt with. */
export function isPlainClick(event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !opensElsewhere && !event.defaultPrevented;
}
