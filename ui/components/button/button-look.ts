import type { IconName } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One loud button per view is primary; `picture` stands on a scene. */
  readonly look?: 'primary' | 'outline' | 'text' | 'dark' | 'picture' | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  readonly full?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
}

export function buttonClass(
  { look = 'primary', size = 'md', full = false }: ButtonLook,
  className: string | undefined,
): string {
  return classNames(styles.button, styles[look], size === 'lg' && styles.large, full && styles.full, className);
}
