import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './picture.module.scss';

/** Width and height in CSS pixels, for the picture's attributes. */
const RATIOS_PX = { wide: [640, 360], classic: [480, 320], square: [320, 320], fill: [640, 360] } as const;

type PictureProps = {
  src: string | null;
  /** Empty for decoration. */
  alt: string;
  /** The shape of its place; `fill` takes the place it is given. */
  ratio: keyof typeof RATIOS_PX;
  /** Shown where there is no picture or it fails to load; words where the picture meant something. */
  fallback?: ReactNode;
  /** Loads at once: for the one picture at the top of a page. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture whose place never changes, whether it is loading, has loaded or failed (docs/specification.md §4.12). The
 * style sheet shows each state; ImageErrors marks the failed ones.
 */
export function Picture({ src, alt, ratio, fallback, eager, className }: PictureProps) {
  const [width, height] = RATIOS_PX[ratio];
  return (
    <span className={clsx(styles.frame, styles[ratio], className)}>
      {fallback !== undefined && <span className={styles.fallback}>{fallback}</span>}
      {src && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.image}
        />
      )}
    </span>
  );
}
