import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Its accessible name. */
  readonly label: string;
  readonly iconSize?: number;
  /** Chosen: filled, in the brand's colour. */
  readonly filled?: boolean;
  /** `framed` has a border, as beside a select. */
  readonly look?: 'plain' | 'framed';
}

export function IconButton({
  icon,
  label,
  iconSize = 22,
  filled = false,
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[look], filled && styles.filled, className)}
    >
      <Icon name={icon} size={iconSize} filled={filled} />
    </button>
  );
}
