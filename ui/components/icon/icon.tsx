import { ICON_BOX, ICONS, type IconName } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Filled with the line's own colour, as a heart that has been chosen. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** Decoration: the words stand beside it, or on the control around it. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox={ICON_BOX}
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
