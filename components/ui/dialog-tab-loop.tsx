import { type FocusEvent, type ReactNode } from 'react';
import styles from './dialog.module.scss';

const TAB_STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

/**
 * Leads Tab from the last stop inside to the first, and back; the platform would go to the browser's bar. By stops at
 * both ends that pass the focus on, not by the Tab key: inside a frame keys cannot be heard.
 */
export function DialogTabLoop({ children }: { children: ReactNode }) {
  return (
    <>
      <span tabIndex={0} data-tab-edge className={styles.edge} onFocus={passToLast} />
      {children}
      <span tabIndex={0} data-tab-edge className={styles.edge} onFocus={passToFirst} />
    </>
  );
}

function passToFirst({ currentTarget }: FocusEvent): void {
  focusFirstTaker(listStops(currentTarget));
}

function passToLast({ currentTarget }: FocusEvent): void {
  focusFirstTaker(listStops(currentTarget).reverse());
}

function listStops(edge: Element): HTMLElement[] {
  const stops = edge.parentElement?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [];
  return [...stops].filter((stop) => !stop.matches('[data-tab-edge]') && !stop.closest('[inert]'));
}

/** What is hidden does not take the focus. */
function focusFirstTaker(stops: HTMLElement[]): void {
  stops.some((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}
