import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './parts.module.css';

interface FieldProps {
  readonly label: string;
  /** At the end of the label: '49 av 140'. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

interface Frame extends FieldProps {
  readonly children: (described: {
    id: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string;
  }) => ReactNode;
}

function FieldFrame({ label, aside, hint, error = null, children }: Frame) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {aside !== undefined && <i>{aside}</i>}
      </label>
      {children({ id, 'aria-invalid': error !== null || undefined, 'aria-describedby': `${id}-hint` })}
      <div id={`${id}-hint`}>
        {error !== null && <p className={styles.error}>{error}</p>}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}

export type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

export function TextField({ label, aside, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, aside, hint, error: error ?? null }}>
      {(described) => <input className={styles.input} {...input} {...described} />}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextAreaField({ label, aside, hint, error, ...input }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, aside, hint, error: error ?? null }}>
      {(described) => <textarea className={styles.input} rows={4} {...input} {...described} />}
    </FieldFrame>
  );
}

export interface Choice {
  readonly value: string;
  readonly name: string;
}

export type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { readonly choices: readonly Choice[] };

export function SelectField({ label, aside, hint, error, choices, ...input }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, aside, hint, error: error ?? null }}>
      {(described) => (
        <select className={styles.input} {...input} {...described}>
          <Options choices={choices} />
        </select>
      )}
    </FieldFrame>
  );
}

export function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}
