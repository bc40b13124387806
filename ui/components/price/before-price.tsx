import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';
import type { PriceFigures } from './price.tsx';

export interface BeforePriceProps {
  /** 'før' */
  readonly label: string;
  readonly figures: PriceFigures;
  /** `wide` sets word and amount in one line. */
  readonly wide?: boolean;
}

/** The struck price beside an offer. */
export function BeforePrice({ label, figures, wide = false }: BeforePriceProps) {
  const figuresAlone = `${figures.whole},${figures.oere}`;
  return (
    <span className={classNames(styles.before, wide && styles.wide)}>
      <span>{label}</span>{' '}
      <s className={styles.struck}>
        {figuresAlone}
        <VisuallyHidden>{figures.text.slice(figuresAlone.length)}</VisuallyHidden>
      </s>
    </span>
  );
}
