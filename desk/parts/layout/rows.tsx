import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** Things below each other with a hairline between; what a row begins with takes the room. */
export function Rows({ children, dots = false }: { readonly children: ReactNode; readonly dots?: boolean }) {
  return (
    <ul className={styles.rows} data-dots={dots}>
      {children}
    </ul>
  );
}

/** What happened to a thing, or which versions it has, under a small heading. */
export function SideList({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
