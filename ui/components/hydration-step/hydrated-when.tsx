import { type ReactNode, useState } from 'react';
import { isHydrating } from '../../browser/startup/hydrated.ts';

export interface HydratedWhenProps {
  readonly wanted: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page, folded in as yet: it stays as the server rendered it, with no work for the browser, until it is wanted. */
export function HydratedWhen({ wanted, className, children }: HydratedWhenProps) {
  const [asRendered, setAsRendered] = useState(isHydrating);
  if (asRendered && wanted) setAsRendered(false);
  return asRendered ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what is there is left alone while hydrating
    <div key="as-rendered" className={className} dangerouslySetInnerHTML={leftAlone} suppressHydrationWarning />
  ) : (
    <div key="alive" className={className}>
      {children}
    </div>
  );
}

const leftAlone = { __html: '' };
