import words from '../parts/layout/text.module.css';
import styles from './links.module.css';

export interface CheckListProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Some of several. */
export function CheckList<Value extends string>({
  label,
  values,
  names,
  chosen,
  error,
  onChange,
}: CheckListProps<Value>) {
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />{' '}
          {names[value]}
        </label>
      ))}
      {error !== null && (
        <p className={words.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
