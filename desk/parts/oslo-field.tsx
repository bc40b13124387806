import { useId } from 'react';
import { isoDate } from '#domain/time/calendar-date.ts';
import { formatTime, isoWeekdayLetters, shortDay } from '#domain/time/norwegian-dates.ts';
import { osloTime, readOsloInstant } from '#domain/time/oslo.ts';
import { Glyph } from './glyph.tsx';
import styles from './oslo-field.module.css';
import partStyles from './parts.module.css';

export interface OsloFieldProps {
  readonly label: string;
  /** An instant, whatever the machine's zone. */
  readonly value: number;
  readonly onChange: (instant: number) => void;
  readonly readOnly?: boolean;
  readonly error?: string | null;
  /** A time that something lasts through: '23.59' ends with its last second. */
  readonly isEnd?: boolean;
}

const minute = 60_000;

/** A day and a time by the clock in Norway, as 'ma. 23. nov. kl. 00.00' until it is written in. */
export function OsloField({ label, value, onChange, readOnly = false, error = null, isEnd = false }: OsloFieldProps) {
  const id = useId();
  const shown = isEnd ? value - minute : value;
  return (
    <div className={partStyles.field}>
      <label className={partStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={partStyles.input}
          type="datetime-local"
          value={clockOf(shown)}
          readOnly={readOnly}
          required
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-says`}
          onChange={({ currentTarget }) => {
            const read = readOsloInstant(currentTarget.value, 'start');
            if (read !== null) onChange(isEnd ? read + minute : read);
          }}
        />
        <span className={styles.shown} aria-hidden="true">
          <Glyph name="clock" size={16} /> {osloWords(shown)}
        </span>
      </div>
      <div id={`${id}-says`}>{error !== null && <p className={partStyles.error}>{error}</p>}</div>
    </div>
  );
}

/** '2026-11-23T00:00' */
function clockOf(instant: number): string {
  const { date, minuteOfDay } = osloTime(instant);
  return `${isoDate(date)}T${formatTime(minuteOfDay)}`;
}

/** 'ma. 23. nov. kl. 00.00' */
export function osloWords(instant: number): string {
  const { date, minuteOfDay } = osloTime(instant);
  return `${isoWeekdayLetters(date)} ${shortDay(date)} kl. ${formatTime(minuteOfDay).replace(':', '.')}`;
}
