import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './option-tiles.module.css';

export interface OptionTile {
  readonly value: string;
  /** Accessible name, with what the eye sees besides: 'XL, utsolgt'. */
  readonly label: string;
  readonly content: ReactNode;
  /** Hatched, but it can still be chosen and says why it cannot be had. */
  readonly unavailable?: boolean;
}

export interface OptionTilesProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly OptionTile[];
  /** Empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `text` for sizes, `picture` for colours. */
  readonly look?: 'text' | 'picture';
  readonly error?: string | undefined;
}

/** Radio buttons as tiles. */
export function OptionTiles({ legend, name, options, value, onChange, look = 'text', error }: OptionTilesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.tiles, styles[look])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.tile, option.unavailable === true && styles.unavailable)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              className={styles.input}
              onChange={() => onChange(option.value)}
            />
            {option.content}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
