import { useId } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './stars.module.css';

export interface StarInputProps {
  readonly legend: string;
  readonly name: string;
  /** 1 to 5; 0 when nothing is chosen yet. */
  readonly value: number;
  readonly optionLabel: (stars: number) => string;
  readonly error?: string | undefined;
  readonly onChange: (stars: number) => void;
}

const choices = [1, 2, 3, 4, 5] as const;

/** Five radio buttons that look like stars. */
export function StarInput({ legend, name, value, optionLabel, error, onChange }: StarInputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.input}>
        {choices.map((stars) => (
          <label key={stars} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={optionLabel(stars)}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" size={30} filled={stars <= value} />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
