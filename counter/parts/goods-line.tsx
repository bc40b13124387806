import type { ReactNode } from 'react';
import { GoodsTile } from './goods.tsx';
import styles from './goods-line.module.css';

export interface GoodsLineProps {
  readonly image: string | null;
  readonly name: string;
  readonly facts: ReactNode;
  readonly price: string;
}

/** One line of an order, to be read. */
export function GoodsLine({ image, name, facts, price }: GoodsLineProps) {
  return (
    <li className={styles.line}>
      <GoodsTile image={image} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <b className={styles.price}>{price}</b>
    </li>
  );
}

/** 'L, fjordblå' */
export function variantWords(size: string | null, color: string | null): string {
  return [size, color].filter((part) => part !== null && part !== '').join(', ');
}
