import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

/** An amount of money in the pieces a price is set from. */
export interface PriceFigures {
  /** '1 299' */
  readonly whole: string;
  /** '00' */
  readonly oere: string;
  /** '1 299,00 kr' */
  readonly text: string;
}

export interface PriceProps {
  readonly figures: PriceFigures;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** Whole kroner large, øre raised; who listens hears the whole amount at once (DEC-69). */
export function Price({ figures, size = 'md' }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span aria-hidden="true" className={styles.figures}>
        {figures.whole}
        <sup className={styles.oere}>{figures.oere}</sup>
      </span>
      <VisuallyHidden>{figures.text}</VisuallyHidden>
    </span>
  );
}
