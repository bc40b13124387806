import { chartScale } from './chart-scale.ts';
import styles from './charts.module.css';

export interface Bar {
  readonly name: string;
  /** From below; the second stands on the first. Null: not yet. */
  readonly parts: readonly (number | null)[];
  /** What the line above says of the same place. */
  readonly line?: number;
  /** Shown under the bar; the others have no room. */
  readonly isNamed: boolean;
  /** Not over yet. */
  readonly isOpen?: boolean;
}

const boxes = {
  wide: { width: 660, height: 180, left: 34, right: 6, top: 20, bottom: 24 },
  narrow: { width: 440, height: 180, left: 34, right: 6, top: 20, bottom: 24 },
};

/** Bars, and a line where there is something to compare with; drawn by us, the same in both schemes by its colours. */
export function BarChart({
  label,
  bars,
  unit,
  size = 'wide',
}: {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly unit: (value: number) => string;
  /** As wide as the place it is given. */
  readonly size?: keyof typeof boxes;
}) {
  const box = boxes[size];
  const sums = bars.map(({ parts }) => parts.reduce<number>((sum, part) => sum + (part ?? 0), 0));
  const { top, lines } = chartScale([...sums, ...bars.map(({ line = 0 }) => line)]);
  const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom };
  const y = (value: number) => box.top + inner.height * (1 - value / top);
  const slot = inner.width / Math.max(1, bars.length);
  const width = Math.min(24, slot * 0.68);
  const middle = (index: number) => box.left + slot * (index + 0.5);
  const highest = sums.indexOf(Math.max(...sums));
  const isConnected = bars.some(({ line }) => line !== undefined);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      {lines.map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${box.left} ${y(value)}H${box.width - box.right}`} />
          <text className={styles.axis} x={box.left - 6} y={y(value) + 4} textAnchor="end">
            {unit(value)}
          </text>
        </g>
      ))}
      {bars.map(({ name, parts, isNamed, isOpen = false }, index) => {
        let below = 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two Mondays have one name
          <g key={`${name}${index}`}>
            {parts.map((part, place) => {
              if (part === null || part === 0) return null;
              below += part;
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar keep their place
                  key={place}
                  className={isOpen || place > 0 ? styles.pale : styles.bar}
                  x={middle(index) - width / 2}
                  y={y(below)}
                  width={width}
                  height={Math.max(1, y(below - part) - y(below))}
                  rx="1.5"
                />
              );
            })}
            {isNamed && (
              <text className={styles.axis} x={middle(index)} y={box.height - 6} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
      {isConnected && (
        <path
          className={styles.line}
          d={bars.map(({ line = 0 }, index) => `${index === 0 ? 'M' : 'L'}${middle(index)} ${y(line)}`).join('')}
        />
      )}
      {(sums[highest] ?? 0) > 0 && isConnected && (
        <text className={styles.top} x={middle(highest)} y={y(sums[highest] ?? 0) - 6} textAnchor="middle">
          {unit(sums[highest] ?? 0)}
        </text>
      )}
    </svg>
  );
}
