/** What React's events and the browser's own have in common. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Tells a click that follows its link here from one that opens it elsewhere, or that somebody has dealt with. */
export function isPlainClick(event: Click): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !opensElsewhere && !event.defaultPrevented;
}
