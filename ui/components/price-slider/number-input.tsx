import { useId, useState } from 'react';
import styles from './price-slider.module.css';

export interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  /** Called with the text when the field is left or Enter is pressed; the caller parses it. */
  readonly onEnter: (text: string) => void;
}

/** A text field on purpose: a number field would hide what was mistyped (VAL-31). */
export function NumberInput({ label, value, onEnter }: NumberInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  const enter = () => {
    if (typed === null) return;
    setTyped(null);
    onEnter(typed);
  };

  return (
    <div>
      <label htmlFor={id} className={styles.fieldLabel}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={styles.field}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter();
        }}
      />
    </div>
  );
}
