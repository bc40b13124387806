import { shopFieldNames, shopText as text } from '#content/nb/desk/shops.ts';
import { typedWeek, writtenWeek } from '#domain/shop/writing/written-hours.ts';
import { weekdayName } from '#domain/time/norwegian-dates.ts';
import { TextField } from '../parts/field.tsx';
import styles from './shops.module.css';

export interface HoursFieldsProps {
  readonly value: string;
  readonly mayEdit: boolean;
  readonly onChange: (hours: string) => void;
}

/** The week day by day; hours that do not fit such a week are typed as they are stored. */
export function HoursFields({ value, mayEdit, onChange }: HoursFieldsProps) {
  const week = typedWeek(value);
  if (week === null)
    return (
      <TextField
        label={shopFieldNames.openingHours}
        hint={text.oddHours}
        readOnly={!mayEdit}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.opens}</th>
          <th scope="col">{text.closes}</th>
        </tr>
      </thead>
      <tbody>
        {week.map((day, index) => {
          const set = (change: Partial<typeof day>) => {
            const next = { ...day, ...change };
            // One time alone is no day: the other stands in for an ordinary one until it is said.
            const whole =
              change.opens === '' || change.closes === ''
                ? { ...next, opens: '', closes: '' }
                : { ...next, opens: next.opens || '10:00', closes: next.closes || '18:00' };
            onChange(writtenWeek(week.with(index, whole)));
          };
          const name = weekdayName(day.day);
          return (
            <tr key={day.day}>
              <th scope="row">{name}</th>
              <td>
                <input
                  type="time"
                  aria-label={`${name}: ${text.opens}`}
                  readOnly={!mayEdit}
                  value={day.opens}
                  onChange={({ currentTarget }) => set({ opens: currentTarget.value })}
                />
              </td>
              <td>
                <input
                  type="time"
                  aria-label={`${name}: ${text.closes}`}
                  readOnly={!mayEdit}
                  value={day.closes}
                  onChange={({ currentTarget }) => set({ closes: currentTarget.value })}
                />
                {day.opens === '' && <span> {text.closedDay}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
