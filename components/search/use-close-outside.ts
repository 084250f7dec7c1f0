import type { RefObject } from 'react';
import { useListener } from './use-listener';

/** Calls `close` when the focus or a press goes to something outside of a field and the frame that belongs to it. */
export function useCloseOutside(
  field: HTMLInputElement,
  frame: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const closeUnlessInside = (target: EventTarget | null) => {
    const isInside = target instanceof Node && (target === field || frame.current?.contains(target));
    if (!isInside) close();
  };
  useListener(field.form, 'focusout', (event) => closeUnlessInside(event.relatedTarget));
  useListener(document.documentElement, 'pointerdown', (event) => closeUnlessInside(event.target));
}
