import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

/** Longer than the time between the two clicks of a double click, whose second one was not meant for what opened. */
export const OPENING_GUARD_MS = 500;

/**
 * Keeps the pointer from what has just come to lie under it: swallows its presses and clicks for the first half
 * second, by when they were made and not when they are handled. Clicks by keyboard count at once. Frames get no
 * handlers, so `isFresh` is for styles that keep the pointer from them.
 */
export function useOpeningGuard() {
  const openedAt = useRef(0);
  const [isFresh, setIsFresh] = useState(true);

  useLayoutEffect(() => {
    openedAt.current = performance.now();
    const timer = setTimeout(() => setIsFresh(false), OPENING_GUARD_MS);
    return () => clearTimeout(timer);
  }, []);

  function swallow(event: SyntheticEvent) {
    if (event.timeStamp >= openedAt.current + OPENING_GUARD_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isFresh,
    guards: {
      onPointerDownCapture: swallow,
      onClickCapture: (event: SyntheticEvent<Element, MouseEvent>) => {
        const isByKeyboard = event.nativeEvent.detail === 0;
        if (!isByKeyboard) swallow(event);
      },
    },
  };
}
