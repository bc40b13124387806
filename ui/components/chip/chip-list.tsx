import { Children, type ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipListProps {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function ChipList({ label, children }: ChipListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (chip) => chip !== null && <li>{chip}</li>)}
    </ul>
  );
}
