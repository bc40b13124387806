import { useLocation } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends LinkProps {
  /** Pages below it are others. */
  readonly end?: boolean;
}

/** While its page or one below it is shown, it carries aria-current="page". */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
