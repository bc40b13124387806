import { Link, type LinkProps } from '../link/link.tsx';
import { ButtonContent } from './button-content.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it goes somewhere, where a button does something. */
export function LinkButton({ look, size, full, icon, iconAfter, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, full }, className)}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
