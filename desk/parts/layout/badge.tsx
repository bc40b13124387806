import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A word or two about a thing: framed, or coloured where it speaks of its state. */
export function Badge({
  tone,
  children,
}: {
  readonly tone?: 'warn' | 'error' | 'ok' | 'info' | 'gold';
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
