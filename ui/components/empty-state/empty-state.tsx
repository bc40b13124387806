import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One greyed picture. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** One way out. */
  readonly children?: ReactNode;
}

export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
