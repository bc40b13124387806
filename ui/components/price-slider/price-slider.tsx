import { useState } from 'react';
import type { PriceChoice } from '#domain/filter/filter-choice.ts';
import { enterMaximum, enterMinimum, type PriceRange } from '#domain/filter/price-range.ts';
import { NumberInput } from './number-input.tsx';
import styles from './price-slider.module.css';
import type { PriceSliderLabels } from './slider-track.tsx';
import { SliderTrack } from './slider-track.tsx';

export interface PriceSliderProps {
  readonly range: PriceRange;
  readonly value: PriceChoice;
  /** How many things there are in each equal part of the range. */
  readonly histogram?: readonly number[];
  readonly labels: PriceSliderLabels;
  /** What a handle says: '300 kroner'. */
  readonly spoken: (price: number) => string;
  /** Called once, when a handle is let go or a field is left with another value (UI-55). */
  readonly onChange: (value: PriceChoice) => void;
}

/** UI-17: two handles on one track and two fields that say the same. */
export function PriceSlider({ range, value, histogram = [], labels, spoken, onChange }: PriceSliderProps) {
  const [draft, setDraft] = useState<PriceChoice | null>(null);
  const [emitted, setEmitted] = useState(value);
  const [seen, setSeen] = useState(value);
  // what was chosen is shown until the parent has caught up, which may take a page load
  if (!isSame(seen, value)) {
    setSeen(value);
    setEmitted(value);
    setDraft(null);
  }
  const shown = draft ?? value;

  const emit = (next: PriceChoice) => {
    setDraft(next);
    if (isSame(next, emitted)) return;
    setEmitted(next);
    onChange(next);
  };

  return (
    <div>
      <SliderTrack
        range={range}
        value={shown}
        histogram={histogram}
        labels={labels}
        spoken={spoken}
        onMove={setDraft}
        onRelease={emit}
      />
      <div className={styles.fields}>
        <NumberInput
          label={labels.from}
          value={shown.min}
          onEnter={(text) => emit({ ...shown, min: enterMinimum(text, range, shown) })}
        />
        <span aria-hidden="true">–</span>
        <NumberInput
          label={labels.to}
          value={shown.max}
          onEnter={(text) => emit({ ...shown, max: enterMaximum(text, range, shown) })}
        />
      </div>
    </div>
  );
}

function isSame(one: PriceChoice, other: PriceChoice): boolean {
  return one.min === other.min && one.max === other.max;
}
