import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { NavLink } from '#ui/components/link/nav-link.tsx';

export interface MenuLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An entry of the menu: while its page or one below it is shown, it carries aria-current="page" (UI-32). */
export function MenuLink({ to, className, children }: MenuLinkProps) {
  // A link of the chain's own may lead elsewhere.
  if (to.startsWith('https://'))
    return (
      <a href={to} className={classNames(className)}>
        {children}
      </a>
    );
  return (
    <NavLink to={to} className={classNames(className)}>
      {children}
    </NavLink>
  );
}
