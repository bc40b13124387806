import { useState } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import styles from './campaign.module.css';
import { readAmount } from './money-text.ts';

/** A price in a table. What is being written stays as it is written; what is read is told at once. */
export function PriceCell({
  label,
  shown,
  bad,
  readOnly,
  onChange,
}: {
  readonly label: string;
  readonly shown: string;
  readonly bad: boolean;
  readonly readOnly: boolean;
  /** Null: it is empty. */
  readonly onChange: (amount: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && typed.trim() !== '' && readAmount(typed) === null;
  return (
    <input
      className={classNames(styles.cell, (bad || unreadable) && styles.cellBad)}
      aria-label={label}
      aria-invalid={bad || unreadable || undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      value={typed ?? shown}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value.trim() === '') onChange(null);
        else if (readAmount(value) !== null) onChange(readAmount(value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
