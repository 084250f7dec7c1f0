import type { ComponentProps } from 'react';
import { buildButtonClass, type ButtonVariant } from './button-class';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={buildButtonClass(variant, className)} {...rest} />;
}
