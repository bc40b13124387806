import type { ReactNode } from 'react';
import type { StockLevel } from '#illustrations/icons.ts';
import styles from './stack-glyph.module.css';
import { StackGlyph } from './stack-glyph.tsx';

export interface StackLineProps {
  readonly level: StockLevel;
  /** '14 i Åsane' */
  readonly text: ReactNode;
  /** '3,2 km' */
  readonly detail?: ReactNode;
}

export function StackLine({ level, text, detail }: StackLineProps) {
  return (
    <span className={styles.line}>
      <StackGlyph level={level} size={22} />
      <span className={styles.words}>
        {text}
        {detail !== undefined && <span className={styles.detail}> {detail}</span>}
      </span>
    </span>
  );
}
