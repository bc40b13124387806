import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './label-badge.module.css';

export interface LabelBadgeProps {
  readonly look?: 'neutral' | 'sale' | 'member' | 'outline';
  readonly children: ReactNode;
}

/** At most two stand on one card. */
export function LabelBadge({ look = 'neutral', children }: LabelBadgeProps) {
  return <span className={classNames(styles.badge, styles[look])}>{children}</span>;
}
