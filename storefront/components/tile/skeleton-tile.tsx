import styles from './tile.module.css';
import { Tile } from './tile.tsx';

/** A card that is on its way. It shows after 300 ms only, and does not shimmer. */
export function SkeletonTile() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Tile />
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}
