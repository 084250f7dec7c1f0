import type { ReactNode } from 'react';
import styles from './tab-panel.module.scss';

/** A list under the heading that the focus goes to when a page was turned. */
export function TabSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
