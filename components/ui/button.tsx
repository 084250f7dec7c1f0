import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.scss';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={buildButtonClass(variant, className)} {...rest} />;
}

/** The classes of anything that looks like a button: buttons, links, and plain anchors in long lists. */
export function buildButtonClass(variant: ButtonVariant, className?: string): string {
  return clsx(styles.button, styles[variant], className);
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'target'> & {
  href: string;
  variant?: ButtonVariant;
  /** Opens a new tab. */
  external?: boolean;
  /** Only for external links; `noopener` by default. */
  rel?: string;
};

/** A link as a button; it loads its page, for the reason given in pagination.tsx. */
export function ButtonLink({
  href,
  variant = 'primary',
  external,
  rel,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const classes = buildButtonClass(variant, className);
  const newTab = external ? { target: '_blank', rel: rel ?? 'noopener' } : {};
  return (
    <a href={href} {...newTab} {...rest} className={classes}>
      {children}
    </a>
  );
}
