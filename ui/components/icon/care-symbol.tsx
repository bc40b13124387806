import { CARE, CARE_BOX, CARE_DEGREES_AT, type CareSymbol as CareDrawing, type CareName } from '#ui/icons/icons.ts';
import styles from './icon.module.css';

export interface CareSymbolProps {
  readonly name: CareName;
  readonly size?: number;
}

/** A laundry symbol; its label stands below it in words. */
export function CareSymbol({ name, size = 36 }: CareSymbolProps) {
  const { outline, dot, degrees }: CareDrawing = CARE[name];
  return (
    <svg className={styles.care} width={size} height={size} viewBox={CARE_BOX} aria-hidden="true">
      <path d={outline} />
      {dot !== undefined && <path d={dot} className={styles.solid} />}
      {degrees !== undefined && (
        <text {...CARE_DEGREES_AT} textAnchor="middle" className={styles.degrees}>
          {degrees}
        </text>
      )}
    </svg>
  );
}
