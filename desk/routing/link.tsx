import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { goTo, hrefOf } from './location.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Below /kontor. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of the app's own; with a modifier key it is the browser's as always. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {rest.children}
    </a>
  );
}
