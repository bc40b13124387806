import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'> {
  readonly label: ReactNode;
  /** A second line below the label. */
  readonly detail?: ReactNode;
  /** At the far end of the row: a count, or why it cannot be changed. */
  readonly end?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

export function Checkbox({ error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <CheckboxRow
        {...rest}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** One that nothing can be wrong with. It takes no id, so it may stand where not every browser draws what the server did. */
export function CheckboxRow({ label, detail, end, ...rest }: Omit<CheckboxProps, 'error' | 'className'>) {
  return (
    <label className={styles.row}>
      <span className={styles.mark}>
        <input {...rest} type="checkbox" className={classNames(styles.input, styles.box)} />
        <Icon name="check" size={16} className={styles.check} />
      </span>
      <span className={styles.text}>
        <span className={detail === undefined ? undefined : styles.title}>{label}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
