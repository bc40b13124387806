import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tile.module.css';

export interface TileProps {
  /** `plain` is a thumbnail without a shelf. */
  readonly look?: 'shelf' | 'plain';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Where goods stand: a tone with a shelf line. Inside a TileGrid some themes change the tone from tile to tile. */
export function Tile({ look = 'shelf', className, children }: TileProps) {
  return <span className={classNames(styles.tile, styles[look], className)}>{children}</span>;
}
