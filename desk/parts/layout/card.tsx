import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import styles from './card.module.css';

/** A frame around what belongs together, with a title and at most one thing beside it. */
export function Card({
  title,
  aside,
  flush = false,
  className,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  /** What is in it reaches the edges. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
