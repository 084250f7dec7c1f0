/** What is known at the moment when the window lost the keyboard to something else. */
export type FocusLoss = {
  /** Whether a frame of the ad has it now. */
  isAdFocused: boolean;
  /** Whether the Tab key was down: then the visitor only passes through. */
  isTabbing: boolean;
  /** Whether a click on this show was counted before. */
  isCounted: boolean;
};

/**
 * Whether losing the window's focus was a click on the ad. Clicks inside a foreign frame are told to nobody; all that
 * a page sees is that the frame took the focus.
 */
export function isAdClick({ isAdFocused, isTabbing, isCounted }: FocusLoss): boolean {
  return isAdFocused && !isTabbing && !isCounted;
}
