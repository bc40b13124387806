import styles from './charts.module.css';

const box = { width: 70, height: 22 };

/** How the last days went; the figure beside it says how much. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null;
  const highest = Math.max(1, ...values);
  const lowest = Math.min(...values);
  const y = (value: number) => box.height - 3 - ((value - lowest) / Math.max(1, highest - lowest)) * (box.height - 6);
  const x = (index: number) => (index * box.width) / (values.length - 1);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path
        d={values
          .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('')}
      />
    </svg>
  );
}
