import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Swatch } from './swatch.tsx';
import styles from './swatches.module.css';

export interface SwatchesProps {
  readonly hexes: readonly string[];
  /** The same in words: '6 farger'. */
  readonly label: string;
  /** The rest beyond the first four: '+2'. */
  readonly moreLabel: (n: number) => string;
}

const shown = 4;

export function Swatches({ hexes, label, moreLabel }: SwatchesProps) {
  const rest = hexes.length - shown;
  return (
    <span className={styles.swatches}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[...new Set(hexes)].slice(0, shown).map((hex) => (
        <Swatch key={hex} hex={hex} />
      ))}
      {rest > 0 && (
        <span className={styles.more} aria-hidden="true">
          {moreLabel(rest)}
        </span>
      )}
    </span>
  );
}
