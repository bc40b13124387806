import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import styles from './button.module.css';
import { Glyph, type PictogramName } from './glyph.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly look?: 'solid' | 'tint' | 'outline' | 'text' | 'danger';
  readonly size?: 'small' | 'big' | undefined;
  readonly full?: boolean;
  readonly icon?: PictogramName;
  /** Not now: it keeps its place and its words say what is missing. */
  readonly off?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look = 'solid',
  size,
  full = false,
  icon,
  off = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      className={classNames(
        styles.button,
        styles[look],
        size && styles[size],
        full && styles.full,
        off && styles.off,
        className,
      )}
    >
      {icon !== undefined && <Glyph name={icon} size={size === 'big' ? 26 : 20} />}
      {rest.children}
    </button>
  );
}

export interface IconButtonProps {
  readonly icon: PictogramName;
  readonly label: string;
  readonly size?: number;
  readonly onClick: () => void;
  readonly pressed?: boolean;
}

export function IconButton({ icon, label, size, onClick, pressed }: IconButtonProps) {
  return (
    <button type="button" className={styles.icon} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <Glyph name={icon} {...(size !== undefined && { size })} />
    </button>
  );
}

/** A word that acts, in the middle of others. */
export function TextButton({
  children,
  off = false,
  onClick,
  label,
}: {
  readonly children: ReactNode;
  readonly off?: boolean;
  readonly onClick: () => void;
  readonly label?: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      className={classNames(styles.link, off && styles.off)}
      onClick={off ? undefined : onClick}
    >
      {children}
    </button>
  );
}
