import type { ReactNode } from 'react';
import { buildButtonClass, type ButtonVariant } from './button-class';

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  /** Opens a new tab. */
  external?: boolean;
  /** Only for external links; `noopener` by default. */
  rel?: string;
  className?: string;
  children: ReactNode;
};

/** A link as a button; it loads its page, for the reason given in pagination.tsx. */
export function ButtonLink({
  href,
  variant = 'primary',
  external,
  rel,
  className,
  children,
}: ButtonLinkProps) {
  const classes = buildButtonClass(variant, className);
  const newTab = external ? { target: '_blank', rel: rel ?? 'noopener' } : {};
  return (
    <a href={href} {...newTab} className={classes}>
      {children}
    </a>
  );
}
