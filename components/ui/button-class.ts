import clsx from 'clsx';
import styles from './button.module.scss';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The classes of anything that looks like a button: buttons, links, and plain anchors in long lists. */
export function buildButtonClass(variant: ButtonVariant, className?: string): string {
  return clsx(styles.button, styles[variant], className);
}
