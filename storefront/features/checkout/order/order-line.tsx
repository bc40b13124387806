import type { ReactNode } from 'react';
import { cartText } from '#content/nb/cart.ts';
import { formatOere } from '#domain/money/format-money.ts';
import type { Oere } from '#domain/money/money.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from './order-line.module.css';

export interface OrderLineProps {
  readonly name: string;
  readonly image: string | null;
  readonly size: string;
  readonly color: string;
  readonly count: number;
  /** For all pieces together. */
  readonly amount: Oere;
  /** 'inkl. pant 6,00 kr' */
  readonly notes?: readonly string[];
  /** What is wrong with it. */
  readonly children?: ReactNode;
}

export function OrderLine({ name, image, size, color, count, amount, notes = [], children }: OrderLineProps) {
  const variant = [size, color].filter((part) => part !== '').join(' / ');
  const detail = [variant, cartText.count(count), ...notes].filter((part) => part !== '');
  return (
    <li className={styles.line}>
      <span className={styles.tile}>
        {image !== null && (
          <Picture path={image} widths={[160]} sizes="64px" alt="" width={1} height={1} className={styles.picture} />
        )}
      </span>
      <h3 className={styles.name}>{name}</h3>
      <b className={styles.amount}>{formatOere(amount)}</b>
      <p className={styles.detail}>{detail.join(' · ')}</p>
      {children}
    </li>
  );
}
