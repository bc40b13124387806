import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export interface TagProps {
  /** Only an offer colours the tag. */
  readonly sale?: boolean;
  readonly size?: 'md' | 'lg';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The tag that hangs over the shelf edge: Price, and BeforePrice on an offer. */
export function Tag({ sale = false, size = 'md', className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, sale && styles.sale, size === 'lg' && styles.largeTag, className)}>
      {children}
    </span>
  );
}
