import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Swatch } from '../swatches/swatch.tsx';
import styles from './chip.module.css';

export interface ChipCheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'> {
  readonly label: ReactNode;
  readonly count?: number | undefined;
  /** A colour beside the word, never instead of it. */
  readonly hex?: string | undefined;
}

/** A checkbox in the shape of a chip. */
export function ChipCheckbox({ label, count, hex, ...rest }: ChipCheckboxProps) {
  return (
    <label className={classNames(styles.chip, styles.choice)}>
      <input {...rest} type="checkbox" className={styles.input} />
      <Icon name="check" size={16} className={styles.check} />
      {hex !== undefined && <Swatch hex={hex} size={20} />}
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
