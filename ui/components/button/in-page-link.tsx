import type { ReactNode } from 'react';
import { scrollToElement } from '#ui/browser/scroll/scroll.ts';
import { classNames } from '../class-names.ts';
import styles from './text-link.module.css';

export interface InPageLinkProps {
  /** Id of the place it leads to. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a place further down the same page; that is no step in the history. */
export function InPageLink({ to, className, children }: InPageLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={classNames(styles.link, className)}
      onClick={(event) => {
        event.preventDefault();
        scrollToElement(to);
      }}
    >
      {children}
    </a>
  );
}
