import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Link } from '../../routing/link.tsx';
import { Glyph, type GlyphName } from '../glyph.tsx';
import styles from '../parts.module.css';

/** A link that looks like the buttons it stands among: to a page of the desk, to a file, or to the shop in a tab of its own. */
export function LinkButton({
  to,
  kind = 'page',
  icon,
  size,
  children,
  ...named
}: {
  readonly to: string;
  readonly kind?: 'page' | 'file' | 'shop';
  readonly icon?: GlyphName;
  readonly size?: 'small';
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}) {
  const className = classNames(styles.button, styles.outline, size && styles[size]);
  const inside = (
    <>
      {icon !== undefined && <Glyph name={icon} size={16} />}
      {children}
    </>
  );
  if (kind === 'page')
    return (
      <Link {...named} className={className} to={to}>
        {inside}
      </Link>
    );
  return (
    <a
      {...named}
      className={className}
      href={to}
      {...(kind === 'file' ? { download: true } : { target: '_blank', rel: 'noreferrer' })}
    >
      {inside}
    </a>
  );
}
