import type { ReactNode } from 'react';
import type { StockLevel } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import styles from './stock-level.module.css';
import { StockLevelIcon } from './stock-level-icon.tsx';

export interface StockLevelLineProps {
  readonly level: StockLevel;
  /** '14 i Åsane' */
  readonly text: ReactNode;
  /** '3,2 km' */
  readonly detail?: ReactNode;
  /** Goes on in a second line where there is no room, instead of being cut off. */
  readonly wrap?: boolean;
}

export function StockLevelLine({ level, text, detail, wrap = false }: StockLevelLineProps) {
  return (
    <span className={styles.line}>
      <StockLevelIcon level={level} size={22} />
      <span className={classNames(styles.words, wrap && styles.wrap)}>
        {text}
        {detail !== undefined && <span className={styles.detail}> {detail}</span>}
      </span>
    </span>
  );
}
