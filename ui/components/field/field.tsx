import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface FieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  /** Stands right of the input, in its line: a button that uses what was typed. */
  readonly action?: ReactNode;
}

export function Field({ label, labelHidden, hint, error, className, action, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className={styles.line}>
          <input
            {...rest}
            {...ids}
            aria-invalid={ids['aria-invalid'] ?? rest['aria-invalid']}
            type={type}
            className={classNames(styles.control, styles.input)}
          />
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
