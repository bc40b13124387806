import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<FieldFrameProps, 'error'>,
    Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> {
  readonly options: readonly SelectOption[];
  /** UI-18: the flag decides whether the parent's text is shown. */
  readonly hasError?: boolean;
  readonly errorText?: string;
  /** `pill` is as wide as its text, as in a list header. */
  readonly look?: 'field' | 'pill';
}

export function SelectField({
  label,
  labelHidden,
  hint,
  hasError = false,
  errorText,
  options,
  look = 'field',
  className,
  ...rest
}: SelectFieldProps) {
  const error = hasError ? errorText : undefined;
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className={classNames(styles.select, look === 'pill' && styles.pill)}>
          <select {...rest} {...ids} className={styles.control}>
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={18} className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
