import { type ReactNode, useState } from 'react';
import { isHydrating } from '../../browser/startup/hydrated.ts';

export interface HydratedWhenProps {
  readonly wanted: boolean;
  /** What stands around it. */
  readonly as?: 'div' | 'g';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page with nothing to do as yet: it stays as the server rendered it, with no work for the browser, until it is wanted. */
export function HydratedWhen({ wanted, as: Around = 'div', className, children }: HydratedWhenProps) {
  const [asRendered, setAsRendered] = useState(isHydrating);
  if (asRendered && wanted) setAsRendered(false);
  return asRendered ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what is there is left alone while hydrating
    <Around key="as-rendered" className={className} dangerouslySetInnerHTML={leftAlone} suppressHydrationWarning />
  ) : (
    <Around key="alive" className={className}>
      {children}
    </Around>
  );
}

const leftAlone = { __html: '' };
