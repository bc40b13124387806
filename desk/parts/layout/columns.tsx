import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Beside each other where there is room: two alike, a narrower second, or a panel of fixed width at the end. */
export function Columns({
  sides = 'alike',
  children,
}: {
  readonly sides?: 'alike' | 'narrower' | 'panel';
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.columns} data-sides={sides}>
      {children}
    </div>
  );
}

/** Fields side by side. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
