import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tile.module.css';

export interface TileGridProps {
  readonly columns?: 3 | 4 | 5;
  /** Accessible name of the list. */
  readonly label?: string | undefined;
  /** `li` elements. */
  readonly children: ReactNode;
}

/** Cards in columns on desktop, in pairs below 1020 px. */
export function TileGrid({ columns = 4, label, children }: TileGridProps) {
  return (
    <ul aria-label={label} className={classNames(styles.grid, styles.tones, styles[`columns${columns}`])}>
      {children}
    </ul>
  );
}
