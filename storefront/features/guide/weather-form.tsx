import { useId, useState } from 'react';
import { dressText, guideText } from '#content/nb/guides.ts';
import { clampTemperature, coldest, type Weather, warmest } from '#domain/guide/dress-for.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import { Field } from '#ui/components/field/field.tsx';
import styles from './weather-form.module.css';

export interface WeatherFormProps {
  readonly weather: Weather;
  /** For whom, as a form without script sends it along. */
  readonly size: number;
  readonly onChange: (weather: Weather) => void;
}

/** What it is like outside. Without script it is a form that asks the server. */
export function WeatherForm({ weather, size, onChange }: WeatherFormProps) {
  const id = useId();
  const { temperature, wet, windy, still } = weather;
  return (
    <form method="get" aria-label={dressText.form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="storrelse" value={size} />
      <div className={styles.temperature}>
        <div className={styles.scale}>
          <label htmlFor={id} className={styles.label}>
            {dressText.temperature} <output htmlFor={id}>{dressText.degrees(temperature)}</output>
          </label>
          <input
            id={id}
            type="range"
            name="temperatur"
            min={coldest}
            max={warmest}
            step={1}
            value={temperature}
            aria-valuetext={dressText.degrees(temperature)}
            className={styles.range}
            onChange={({ target }) => onChange({ ...weather, temperature: Number(target.value) })}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{dressText.degrees(coldest)}</span>
            <span>{dressText.degrees(0)}</span>
            <span>{dressText.degrees(warmest)}</span>
          </span>
        </div>
        <TypedDegrees
          temperature={temperature}
          onEnter={(degrees) => onChange({ ...weather, temperature: clampTemperature(degrees) })}
        />
      </div>
      <RadioGroup legend={dressText.ground} look="pairs">
        <RadioRow
          name="vaer"
          value=""
          title={dressText.dry}
          checked={!wet}
          onChange={() => onChange({ ...weather, wet: false })}
        />
        <RadioRow
          name="vaer"
          value="vatt"
          title={dressText.wet}
          checked={wet}
          onChange={() => onChange({ ...weather, wet: true })}
        />
      </RadioGroup>
      <div className={styles.more}>
        <Checkbox
          name="vaer"
          value="vind"
          label={dressText.windy}
          checked={windy}
          onChange={() => onChange({ ...weather, windy: !windy })}
        />
        <Checkbox
          name="vaer"
          value="stille"
          label={dressText.still}
          checked={still}
          onChange={() => onChange({ ...weather, still: !still })}
        />
      </div>
      <noscript>
        <Button type="submit">{guideText.show}</Button>
      </noscript>
    </form>
  );
}

interface TypedDegreesProps {
  readonly temperature: number;
  readonly onEnter: (degrees: number) => void;
}

/** A text field on purpose: a number field would hide what was mistyped (VAL-31). */
function TypedDegrees({ temperature, onEnter }: TypedDegreesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);

  const enter = () => {
    if (typed === null) return;
    const degrees = Number(typed.trim().replace(',', '.').replace('−', '-') || Number.NaN);
    setWrong(!Number.isFinite(degrees));
    setTyped(null);
    if (Number.isFinite(degrees)) onEnter(degrees);
  };

  return (
    <Field
      label={dressText.typed}
      className={styles.typed}
      inputMode="text"
      autoComplete="off"
      value={typed ?? String(temperature)}
      error={wrong ? dressText.wrongDegrees(coldest, warmest) : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={enter}
      onKeyDown={({ key }) => {
        if (key === 'Enter') enter();
      }}
    />
  );
}
