import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface TextAreaFieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {}

export function TextAreaField({ label, labelHidden, hint, error, className, rows = 5, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(ids) => <textarea {...rest} {...ids} rows={rows} className={classNames(styles.control, styles.area)} />}
    </FieldFrame>
  );
}
