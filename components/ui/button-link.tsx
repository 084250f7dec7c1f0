import Link from 'next/link';
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

export function ButtonLink({
  href,
  variant = 'primary',
  external,
  rel,
  className,
  children,
}: ButtonLinkProps) {
  const classes = buildButtonClass(variant, className);
  if (external) {
    return (
      <a href={href} target="_blank" rel={rel ?? 'noopener'} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} className={classes}>
      {children}
    </Link>
  );
}
