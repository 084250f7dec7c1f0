import type { ReactNode } from 'react';
import styles from './container.module.scss';

/** The width and margins of a page. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
