import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isAdClick } from '@/lib/ads/is-ad-click';

/** Calls back once for each time that an ad is shown in `place`, when the visitor clicks into a frame in it. */
export function useAdClicks(place: RefObject<HTMLElement | null>, isShown: boolean, onClick: () => void) {
  const notify = useEffectEvent(onClick);

  useEffect(() => {
    if (!isShown) return;
    let isTabbing = false;
    let isCounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onKey(event: KeyboardEvent) {
      isTabbing = event.type === 'keydown' && event.key === 'Tab';
    }
    function onBlur() {
      // Some browsers name the frame as the active element only after this event.
      timer = setTimeout(() => {
        const isAdFocused = hasFocusedFrame(place.current);
        const isClick = isAdClick({ isAdFocused, isTabbing, isCounted });
        // The key is let go inside the frame, which nobody hears here.
        isTabbing = false;
        if (!isClick) return;
        isCounted = true;
        notify();
      });
    }

    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    window.addEventListener('blur', onBlur);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [place, isShown]);
}

function hasFocusedFrame(place: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLIFrameElement && place !== null && place.contains(activeElement);
}
