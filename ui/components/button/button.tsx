import type { ComponentPropsWithRef } from 'react';
import { ButtonContent } from './button-content.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {}

/** `type` is button unless said otherwise: a form is sent only on purpose. */
export function Button({
  look,
  size,
  full,
  icon,
  iconAfter,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass({ look, size, full }, className)}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </button>
  );
}
