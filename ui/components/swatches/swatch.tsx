import type { CSSProperties } from 'react';
import styles from './swatches.module.css';

export interface SwatchProps {
  readonly hex: string;
  readonly size?: number;
}

/** A dot of colour; the colour's name stands beside it in words. */
export function Swatch({ hex, size = 16 }: SwatchProps) {
  const look: CSSProperties = { width: size, height: size, backgroundColor: hex };
  return <span className={styles.swatch} style={look} aria-hidden="true" />;
}
