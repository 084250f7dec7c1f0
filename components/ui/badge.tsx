import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.scss';

type BadgeTone = 'neutral' | 'action' | 'highlight' | 'discount' | 'void';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
