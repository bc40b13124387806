import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import styles from './parts.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly look?: 'solid' | 'outline' | 'text' | 'danger';
  readonly size?: 'small' | 'large';
  readonly icon?: GlyphName;
  /** Not now: it keeps its place, can be reached and does nothing. */
  readonly off?: boolean;
  readonly children: ReactNode;
}

export function Button({ look = 'solid', size, icon, off = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      className={classNames(
        styles.button,
        look !== 'solid' && styles[look],
        size && styles[size],
        off && styles.off,
        className,
      )}
    >
      {icon !== undefined && <Glyph name={icon} />}
      {rest.children}
    </button>
  );
}

export function IconButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: GlyphName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} onClick={onClick}>
      <Glyph name={icon} />
    </button>
  );
}

/** A word that acts, among others. */
export function TextButton({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}
