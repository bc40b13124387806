import { classNames } from '../class-names.ts';
import styles from './price-slider.module.css';

export interface HistogramProps {
  readonly counts: readonly number[];
  /** The chosen part, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Where in the range the things are; decoration, so nothing is said about it. */
export function Histogram({ counts, from, to }: HistogramProps) {
  const highest = Math.max(1, ...counts);
  const bars = counts.map((count, index) => ({ count, middle: (index + 0.5) / counts.length }));
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ count, middle }) => (
        <span
          key={middle}
          className={classNames(styles.bar, middle >= from && middle <= to && styles.chosen)}
          style={{ height: `${(count / highest) * 100}%` }}
        />
      ))}
    </div>
  );
}
