import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import tiles from '../tile/tile.module.css';
import styles from './snap-strip.module.css';

export interface SnapStripProps {
  readonly label: string;
  /** `wide` shows one and the edge of the next, as pictures; `cards` shows a card and a half. */
  readonly look?: 'wide' | 'cards';
  /** Always a strip, or only below 1020 px, where it stops being a grid. */
  readonly when?: 'always' | 'mobile';
  /** `li` elements. */
  readonly children: ReactNode;
}

/** Scrolls sideways and stops at its parts. It reaches to the edges of the window, so that one sees there is more. */
export function SnapStrip({ label, look = 'cards', when = 'always', children }: SnapStripProps) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      className={classNames(styles.strip, tiles.tones, styles[look], styles[when])}
    >
      {children}
    </ul>
  );
}
