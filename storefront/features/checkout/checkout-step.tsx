import { type ReactNode, useId } from 'react';
import styles from './checkout-step.module.css';

export interface CheckoutStepProps {
  readonly number: 1 | 2 | 3;
  readonly title: string;
  readonly children: ReactNode;
}

export function CheckoutStep({ number, title, children }: CheckoutStepProps) {
  const titleId = useId();
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
