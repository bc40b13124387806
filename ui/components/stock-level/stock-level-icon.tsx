import { STOCK_BOX, STOCK_SLATS, type StockLevel } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import styles from './stock-level.module.css';

export interface StockLevelIconProps {
  /** 3 plenty, 2 a few, 1 the last, 0 none. */
  readonly level: StockLevel;
  readonly size?: number;
  /** In the colour of the text around it, as on a dark button. */
  readonly plain?: boolean;
}

/** Three slats filled from the floor. It never stands without words. */
export function StockLevelIcon({ level, size = 18, plain = false }: StockLevelIconProps) {
  return (
    <svg
      className={classNames(styles.glyph, !plain && styles[`level${level}`])}
      width={size}
      height={size}
      viewBox={STOCK_BOX}
      aria-hidden="true"
    >
      {STOCK_SLATS.map((slat, index) => (
        <rect key={slat.y} {...slat} className={index < level ? styles.on : styles.off} />
      ))}
    </svg>
  );
}
