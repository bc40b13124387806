import type { ReactNode } from 'react';
import styles from './progress.module.css';
import { ProgressBar } from './progress-bar.tsx';

export interface ListProgressProps {
  /** 'Du har sett 20 av 48 varer' */
  readonly text: string;
  readonly shown: number;
  readonly total: number;
  /** The button for more, while there is more. */
  readonly children?: ReactNode;
}

/** How far down a long list the reader is. */
export function ListProgress({ text, shown, total, children }: ListProgressProps) {
  return (
    <div className={styles.list}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <ProgressBar label={text} value={shown} max={total} />
      {children}
    </div>
  );
}
