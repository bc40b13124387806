import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { ChoiceFilter } from '../filters.tsx';

/** From which day on: any, today, a week, a month. */
export function PeriodFilter({
  text,
  from,
  onChange,
}: {
  readonly text: Readonly<Record<'anyTime' | 'today' | 'week' | 'month', string>>;
  readonly from: string | undefined;
  readonly onChange: (from: string) => void;
}) {
  return (
    <ChoiceFilter
      label={text.anyTime}
      value={from ?? ''}
      choices={[
        { value: '', name: text.anyTime },
        { value: daysAgo(0), name: text.today },
        { value: daysAgo(6), name: text.week },
        { value: daysAgo(29), name: text.month },
      ]}
      onChange={onChange}
    />
  );
}

const dayMs = 86_400_000;

/** '2026-11-18', by the clock in Norway. */
export function daysAgo(days: number): string {
  return isoDate(osloTime(Date.now() - days * dayMs).date);
}
