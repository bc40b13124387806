import { ICON_BOX, ICONS, type IconName } from '#ui/icons/icons.ts';
import styles from './glyph.module.css';
import { GLYPHS, type GlyphName } from './glyphs.ts';

export type PictogramName = GlyphName | IconName;

/** Decoration: the words stand beside it, or on the control around it. */
export function Glyph({ name, size = 24 }: { readonly name: PictogramName; readonly size?: number }) {
  const path = name in GLYPHS ? GLYPHS[name as GlyphName] : ICONS[name as IconName];
  return (
    <svg className={styles.glyph} width={size} height={size} viewBox={ICON_BOX} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
