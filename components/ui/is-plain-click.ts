/** What React's events and the browser's own have in common. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a click follows its link in this tab: false for one that opens it elsewhere or was handled already. */
export function isPlainClick(event: Click): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !opensElsewhere && !event.defaultPrevented;
}
