'use client';

import styles from './link-chips.module.scss';

export type LinkChip = { href: string; label: string; isCurrent?: boolean };

/** A choice of links as chips. A client component, because many links cost the page twice otherwise. */
export function LinkChips({ chips, label }: { chips: LinkChip[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.chips}>
      <ul role="list" className={styles.list}>
        {chips.map((chip) => (
          <li key={chip.href} className={styles.item}>
            <a href={chip.href} aria-current={chip.isCurrent ? 'true' : undefined} className={styles.link}>
              {chip.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
