'use client';

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.scss';

/** Opens and closes by itself (details); the script adds closing on a link, on Escape, outside and on leaving. */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeFromOutside(menu.current) : undefined), []);

  return (
    <details ref={menu} className={styles.menu} onClick={closeOnLink} onBlur={closeOnLeaving}>
      <summary className={styles.button} aria-label={label}>
        <Icon name="menu" className={styles.opener} />
        <Icon name="close" className={styles.closer} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

function closeOnLink(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
}

/** The panel lies over the page and would cover what is focused behind it. */
function closeOnLeaving(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget;
  if (next !== null && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}

function closeFromOutside(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPointerDown, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  return () => listening.abort();
}
