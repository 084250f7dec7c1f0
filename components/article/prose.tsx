import type { ReactNode } from 'react';
import styles from './prose.module.scss';

/** The look of a text from lib/content/markdown. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className={styles.prose} data-prose>
      {children}
    </div>
  );
}
