import { type ReactNode, useEffect, useState } from 'react';
import { type Choice, Options } from './field.tsx';
import { Glyph } from './glyph.tsx';
import styles from './parts.module.css';

export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

const pauseMs = 250;

/** The field of a list: `/` leads to it, and it filters when the typing pauses. */
export function SearchFilter({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone starts the pause anew
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.search}>
      <Glyph name="search" />
      <input
        className={styles.input}
        type="search"
        data-list-field
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </div>
  );
}

/** One of several, the first of which filters nothing. */
export function ChoiceFilter({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <select
      className={styles.pill}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <Options choices={choices} />
    </select>
  );
}
