import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './choice.module.css';

export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  /** `listed` joins the rows in one panel; `pairs` sets them two by two where there is room. */
  readonly look?: 'boxed' | 'listed' | 'pairs';
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function RadioGroup({
  legend,
  legendHidden = false,
  look = 'boxed',
  error,
  className,
  children,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={legendHidden ? 'sr-only' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.group, styles[look])}>{children}</div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
