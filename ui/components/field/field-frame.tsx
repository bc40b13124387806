import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface FieldFrameProps {
  readonly label: string;
  /** For a control whose purpose is clear to the eye from where it stands. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; nothing is shown without it. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

export interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label above, hint and error below, tied to the control by ids. */
export function FieldFrame({
  label,
  labelHidden = false,
  hint,
  error,
  className,
  children,
}: FieldFrameProps & { readonly children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const described = [hasHint && `${id}-hint`, error !== undefined && `${id}-error`].filter((part) => part !== false);
  const ids: ControlIds = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : styles.label}>
        {label}
      </label>
      {children(ids)}
      {hasHint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
