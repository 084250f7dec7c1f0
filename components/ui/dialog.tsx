'use client';

import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styles from './dialog.module.scss';
import { Icon } from './icon';
import { useOpeningGuard } from './use-opening-guard';

type DialogProps = {
  /** Stable, for tests and extensions: its `data-dialog` (docs/content.md). */
  name: string;
  /** The id of the heading that names the dialog and is focused first: it takes `tabIndex={-1}`. */
  titleId: string;
  closeLabel: string;
  /** Called once, when the visitor has closed the dialog. */
  onClose: () => void;
  /** Beside the close button. */
  bar?: ReactNode;
  children: ReactNode;
};

/** A modal on the platform's own dialog, open for as long as it is mounted. A sheet from the bottom on phones. */
export function Dialog({ name, titleId, closeLabel, onClose, bar, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const backdrop = useBackdropPress(close);
  const handleClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onNativeClose = () => handleClose();
    // The platform would begin with what can be tabbed to first.
    const title = document.getElementById(titleId);
    if (title) title.autofocus = true;
    element.showModal();
    if (document.activeElement !== title) title?.focus();
    element.addEventListener('close', onNativeClose);
    return () => {
      element.removeEventListener('close', onNativeClose);
      // Before it leaves the page: only a dialog that closes gives the focus back.
      element.close();
    };
  }, [titleId]);

  // Whenever the content changes: what had the focus may be gone, as a skeleton is when its content comes.
  useLayoutEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) document.getElementById(titleId)?.focus();
  });

  const { isFresh, guards } = useOpeningGuard();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-dialog={name}
      data-fresh={isFresh || undefined}
      className={styles.dialog}
      {...guards}
      {...backdrop}
    >
      <DialogTabLoop>
        <div className={styles.bar}>
          <div className={styles.lead}>{bar}</div>
          <button type="button" aria-label={closeLabel} className={styles.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
      </DialogTabLoop>
    </dialog>
  );
}

/**
 * Handlers for a dialog whose content covers it, so that what hits the dialog itself hits its backdrop. Only what is
 * pressed and released there counts: who selects a text and lets go outside does not want to close.
 */
function useBackdropPress(onPress: () => void) {
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

const TAB_STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

/**
 * Leads Tab from the last stop inside to the first, and back; the platform would go to the browser's bar. By stops at
 * both ends that pass the focus on, not by the Tab key: inside a frame keys cannot be heard.
 */
function DialogTabLoop({ children }: { children: ReactNode }) {
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
