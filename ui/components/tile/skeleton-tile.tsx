import { classNames } from '../class-names.ts';
import styles from './tile.module.css';
import { Tile } from './tile.tsx';

export interface SkeletonTileProps {
  /** The wait is long already: shown at once. */
  readonly late?: boolean;
}

/** A card that is on its way. It shows after 300 ms only, and does not shimmer. */
export function SkeletonTile({ late = false }: SkeletonTileProps) {
  return (
    <div className={classNames(styles.skeleton, !late && styles.delayed)} aria-hidden="true">
      <Tile />
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}
