import type { ComponentPropsWithRef } from 'react';
import { type LinkOptions, ownLink } from '#ui/browser/follow-links.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'ref'>, LinkOptions {
  readonly to: string;
  /** Leads to something that is no page of the shop's, and is loaded as a document. */
  readonly reloadDocument?: boolean;
  readonly ref?: React.Ref<HTMLAnchorElement> | undefined;
}

/** A link within the shop, followed without loading a new document once the page is alive (ui/browser/follow-links.ts). */
export function Link({ to, state, preventScrollReset = false, reloadDocument = false, ref, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      ref={(anchor) => {
        if (anchor !== null && !reloadDocument) ownLink(anchor, { state, preventScrollReset });
        if (typeof ref === 'function') ref(anchor);
        else if (ref) ref.current = anchor;
      }}
    />
  );
}
