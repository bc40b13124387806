import type { CSSProperties, ReactNode } from 'react';
import styles from './stars.module.css';

export interface StarsProps {
  /** 0 to 5, in parts of a star too. */
  readonly value: number;
  /** The same in words. */
  readonly label: string;
  /** Beside the stars, for the eye: '4,6 (128)'. */
  readonly children?: ReactNode;
}

export function Stars({ value, label, children }: StarsProps) {
  const filled = { '--filled': `${(Math.min(5, Math.max(0, value)) / 5) * 100}%` } as CSSProperties;
  return (
    <span className={styles.rating}>
      <span role="img" aria-label={label} className={styles.stars} style={filled} />
      {children !== undefined && <span aria-hidden="true">{children}</span>}
    </span>
  );
}
