import styles from './progress.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={Math.min(value, max)} max={Math.max(1, max)} />;
}
