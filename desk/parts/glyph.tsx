import { ICON_BOX, ICONS, type IconName } from '#ui/icons/icons.ts';
import styles from './parts.module.css';

/** The desk's own line drawings, in the same box and stroke as the shop's icons. */
const own = {
  outside: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  key: 'M10.500 13.500a4.500 4.500 0 1 0 -9 0a4.500 4.500 0 1 0 9 0ZM9.200 10.300L20 3M16 6l3 3',
  eye: 'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12ZM15 12a3 3 0 1 0 -6 0a3 3 0 1 0 6 0Z',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  sync: 'M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5',
} as const;

export type GlyphName = keyof typeof own | IconName;

/** Decoration: the words stand beside it, or on the control around it. */
export function Glyph({ name, size = 18 }: { readonly name: GlyphName; readonly size?: number }) {
  const path = name in own ? own[name as keyof typeof own] : ICONS[name as IconName];
  return (
    <svg className={styles.glyph} width={size} height={size} viewBox={ICON_BOX} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
