import clsx from 'clsx';
import styles from './skeleton.module.scss';

type SkeletonShape = 'line' | 'title' | 'tile' | 'card';

/** Holds the place of something that is still loading; silent to screen readers. */
export function Skeleton({ shape = 'line', className }: { shape?: SkeletonShape; className?: string }) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape], className)} />;
}
