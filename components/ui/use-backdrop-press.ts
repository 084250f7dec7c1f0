import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Handlers for a dialog whose content covers it, so that what hits the dialog itself hits its backdrop. Only what is
 * pressed and released there counts: who selects a text and lets go outside does not want to close.
 */
export function useBackdropPress(onPress: () => void) {
  const isPressed = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = event.target === event.currentTarget;
    },
    onPointerUp: (event: PointerEvent) => {
      isPressed.current &&= event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (isPressed.current && event.target === event.currentTarget) onPress();
    },
  };
}
