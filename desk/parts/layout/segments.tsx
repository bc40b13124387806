import type { ReactNode } from 'react';
import styles from './segments.module.css';

/** A few choices side by side, one of them pressed. */
export function Segments<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly name: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {choices.map(({ value, name }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
