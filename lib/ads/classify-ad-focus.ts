/** What is known at the moment when a frame of the ad has taken the keyboard focus. */
export type FocusMove = {
  /** Whether the ad is shown; nobody can have meant one that still waits, unseen. */
  isShown: boolean;
  /** Whether the Tab key was pressed just before: then the visitor passes through. */
  isTabbing: boolean;
  /** Whether the pointer is over the ad, or may be, as fingers touch without coming over anything before. */
  isPointed: boolean;
  /** Whether a click on this show was counted before. */
  isCounted: boolean;
};

/**
 * What it means that an ad took the focus: a `theft` by its own script, a `visit` that counts for nothing, or a `click`
 * to count. No event reports a click inside a foreign frame; all that a page sees is where the focus and the pointer are.
 */
export function classifyAdFocus({ isShown, isTabbing, isPointed, isCounted }: FocusMove) {
  if (!isShown) return 'theft';
  if (isTabbing) return 'visit';
  if (!isPointed) return 'theft';
  return isCounted ? 'visit' : 'click';
}
