import { type RefObject, useEffect, useEffectEvent } from 'react';
import { classifyAdFocus } from '@/lib/ads/classify-ad-focus';

/**
 * The page does not hear of a frame that asks again before the page has its focus back, and on a slow machine a frame
 * has the focus only some time after the page has lost it: so it is looked for again, so many times.
 */
const RECHECK_MS = 250;
const RECHECKS = 4;

/**
 * Watches the frames in `place`: takes the focus back where the visitor has not led it there, and calls back once,
 * when the visitor clicks into the ad that is shown.
 */
export function useAdFocus(place: RefObject<HTMLElement | null>, isShown: boolean, onClick: () => void) {
  const notify = useEffectEvent(onClick);
  const getIsShown = useEffectEvent(() => isShown);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let owner = document.activeElement;
    let isTabbing = false;
    let isCounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new AbortController();
    const { signal } = watch;
    // Of the place, as a frame that lies waiting under the pointer hears of none.
    const pointing = watchPointing(element, signal);

    function onBlur() {
      const wasShown = getIsShown();
      clearTimeout(timer);
      // Some browsers name the frame as the active element only after this event.
      timer = setTimeout(() => check(wasShown, RECHECKS));
    }
    function check(wasShown: boolean, rechecks: number) {
      const frame = getFocusedFrame(place.current);
      if (!frame && rechecks > 0) timer = setTimeout(() => check(wasShown, rechecks - 1), RECHECK_MS);
      if (!frame) return;
      const wasTabbing = isTabbing;
      isTabbing = false;
      const isPointed = pointing.isOver() || matchMedia('(hover: none)').matches;
      const focus = classifyAdFocus({ isShown: wasShown, isTabbing: wasTabbing, isPointed, isCounted });
      if (focus === 'theft') {
        takeBack(frame, owner);
        timer = setTimeout(() => check(wasShown, RECHECKS), RECHECK_MS);
      }
      if (focus !== 'click') return;
      isCounted = true;
      notify();
    }
    function onFocusIn({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target instanceof HTMLIFrameElement) return;
      owner = target;
      isTabbing = false;
    }

    // Not when the key is let go: that may be heard before the focus has arrived in a frame, or never.
    window.addEventListener('keydown', ({ key }) => void (isTabbing = key === 'Tab'), {
      capture: true,
      signal,
    });
    window.addEventListener('blur', onBlur, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    return () => {
      clearTimeout(timer);
      watch.abort();
    };
  }, [place]);
}

function getFocusedFrame(place: HTMLElement | null): HTMLIFrameElement | null {
  const { activeElement } = document;
  const isOurs = activeElement instanceof HTMLIFrameElement && place?.contains(activeElement);
  return isOurs ? activeElement : null;
}

function takeBack(frame: HTMLIFrameElement, owner: Element | null) {
  // What had the focus may be gone by now; then the page itself has to have it, for the sake of Escape.
  frame.blur();
  if (owner instanceof HTMLElement && owner.isConnected) owner.focus({ preventScroll: true });
}

/**
 * Watches whether a mouse has been led over `element`, until `signal` aborts. A pointer that rests where it opened the
 * offer, and has the ad put under it, enters too: that is nobody's wish.
 */
function watchPointing(element: HTMLElement, signal: AbortSignal): { isOver: () => boolean } {
  let isMoved = false;
  let isOver = false;
  window.addEventListener('pointermove', () => void (isMoved = true), { capture: true, signal });
  element.addEventListener('pointerenter', () => void (isOver = isMoved), { signal });
  element.addEventListener('pointerleave', () => void (isOver = false), { signal });
  return { isOver: () => isOver };
}
