import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  /** A drawing at the end of its line. */
  readonly drawing?: ReactNode;
  /** What it is beside others. */
  readonly note?: ReactNode;
  readonly tone?: 'warn' | undefined;
}

/** Large figures in a row between hairlines. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, drawing, note, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd className={styles.value}>
            <span>{value}</span>
            {drawing}
          </dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
