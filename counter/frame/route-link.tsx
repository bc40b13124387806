import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { goTo } from '../routing/route.ts';
import { type Route, routePath } from '../routing/route-table.ts';

export interface RouteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Route;
  readonly children: ReactNode;
}

/** A link of the app's own; with a modifier key it is the browser's as always. */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  return (
    <a
      {...rest}
      href={routePath(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {rest.children}
    </a>
  );
}
