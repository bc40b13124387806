import { type ReactNode, useId } from 'react';
import styles from './parts.module.css';

export interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** One of a few, each as large as a thumb. */
export function RadioChoice<Value extends string>({
  legend,
  value,
  options,
  onChange,
  className,
}: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.fieldLabel}>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-chosen={option.value === value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface TickBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

export function TickBox({ checked, onChange, children }: TickBoxProps) {
  return (
    <label className={styles.option} data-chosen={checked}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'numeric' | 'text' | 'url' | 'decimal';
  readonly multiline?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  readonly onEnter?: () => void;
}

export function TextField({
  label,
  value,
  onChange,
  inputMode = 'text',
  multiline = false,
  autoFocus = false,
  maxLength,
  onEnter,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea
          id={id}
          className={styles.input}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          id={id}
          className={styles.input}
          value={value}
          inputMode={inputMode}
          maxLength={maxLength}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the one field of a screen that was opened to fill it
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || onEnter === undefined) return;
            event.preventDefault();
            onEnter();
          }}
        />
      )}
    </div>
  );
}
