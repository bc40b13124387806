import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** `star` is the colour of ratings. */
  readonly tone?: 'ink' | 'star';
}

/** As wide as its place: how much of the whole. */
export function ProgressBar({ label, value, max, tone = 'ink' }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.bar, styles[tone])}
      aria-label={label}
      value={Math.min(value, max)}
      max={Math.max(1, max)}
    />
  );
}
