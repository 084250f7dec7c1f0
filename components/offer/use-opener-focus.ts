import { useRef } from 'react';

/** Who had the focus before an offer was opened, and gets it back. */
export function useOpenerFocus() {
  const opener = useRef<HTMLElement>(null);

  /** Safari does not focus a link that is clicked, and the dialog gives the focus back to what had it. */
  function take(link: HTMLElement): void {
    if (document.activeElement !== link) link.focus({ preventScroll: true });
    opener.current = link;
  }

  /** Going back to an address with a hash takes the focus from what the dialog has given it to. */
  function giveBack(): void {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    });
  }

  return { take, giveBack };
}
