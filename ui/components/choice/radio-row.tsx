import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

export interface RadioRowProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'children' | 'className'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: IconName | undefined;
  /** At the far end: a price, a distance. */
  readonly end?: ReactNode;
}

/** A choice that cannot be made stays visible, dashed; its detail says why. */
export function RadioRow({ title, detail, icon, end, ...rest }: RadioRowProps) {
  return (
    <label className={classNames(styles.row, styles.radioRow)}>
      <span className={styles.mark}>
        <input {...rest} type="radio" className={classNames(styles.input, styles.dot)} />
      </span>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
