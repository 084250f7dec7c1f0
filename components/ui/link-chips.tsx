import clsx from 'clsx';
import styles from './link-chips.module.scss';

export type LinkChip = { href: string; label: string; isCurrent?: boolean };

type LinkChipsProps = {
  chips: LinkChip[];
  /** Names the landmark. */
  label: string;
  /** Small ones are for signs and short words, and stay in their order. */
  size?: 'medium' | 'small';
};

/** A choice of links as chips. */
export function LinkChips({ chips, label, size = 'medium' }: LinkChipsProps) {
  return (
    <nav aria-label={label} className={clsx(styles.chips, styles[size])}>
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
