import { type ReactNode, useState } from 'react';
import { overviewText as text } from '#content/nb/desk/overview.ts';
import { TextButton } from '../parts/button.tsx';
import styles from './charts.module.css';

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A picture of figures, and the same figures as a table for whoever would rather read them. */
export function ChartBlock({
  title,
  keys = [],
  table,
  children,
}: {
  readonly title: string;
  readonly keys?: readonly { readonly name: string; readonly tone: 'bar' | 'pale' | 'line' }[];
  readonly table: ChartTable;
  readonly children: ReactNode;
}) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles.block}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {keys.map(({ name, tone }) => (
          <span key={name} className={styles.key} data-tone={tone}>
            {name}
          </span>
        ))}
        <span className={styles.act}>
          <TextButton onClick={() => setAsTable(!asTable)}>{asTable ? text.asPicture : text.asTable}</TextButton>
        </span>
      </header>
      {asTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
        <section className={styles.scroll} aria-label={title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        children
      )}
    </section>
  );
}
