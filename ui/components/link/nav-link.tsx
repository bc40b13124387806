import { useLocation } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends LinkProps {
  /** Pages below it are others. */
  readonly end?: boolean;
}

/** While its page or one below it is shown, it carries aria-current="page". */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={isCurrent(to, pathname, end) ? 'page' : undefined} />;
}

export function isCurrent(to: string, pathname: string, end = false): boolean {
  return pathname === to || (!end && pathname.startsWith(`${to}/`));
}
