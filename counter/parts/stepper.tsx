import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { Glyph } from './glyph.tsx';
import styles from './parts.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** Large counts are typed rather than stepped to. */
  readonly typed?: boolean;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, min = 0, max, typed = false, onChange }: StepperProps) {
  const step = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no inline part of a line
    <span className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={text.fewer} aria-disabled={value <= min} onClick={() => step(value - 1)}>
        <Glyph name="minus" size={22} />
      </button>
      {typed ? (
        <input
          inputMode="numeric"
          aria-label={label}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => step(Math.min(max, Number(event.currentTarget.value.replace(/\D/g, ''))))}
        />
      ) : (
        <output aria-live="polite">{value}</output>
      )}
      <button type="button" aria-label={text.more} aria-disabled={value >= max} onClick={() => step(value + 1)}>
        <Glyph name="plus" size={22} />
      </button>
    </span>
  );
}
