import type { ReactNode } from 'react';
import { overviewText as text } from '#content/nb/desk/overview.ts';
import type { OverviewAnswer } from '#contract/desk/overview/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { isoWeekday } from '#domain/time/calendar-date.ts';
import { weekdayName } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { clockTime } from '../parts/times.ts';
import styles from './overview.module.css';

const sparkDays = 8;

/** The figures on top, each against the same time before. */
export function Figures({ overview }: { readonly overview: OverviewAnswer }) {
  const { orders, revenue, lost, inTime, series, at, days } = overview;
  if (orders === null || series === null) return null;
  const than = days === 1 ? text.lastWeekday(weekdayOf(at), clockTime(at)) : text.daysBefore(days);
  const recent = series.slice(-sparkDays);
  const sold = orders.value - (lost?.value ?? 0);
  return (
    <div className={styles.figures}>
      <Figure name={text.orders} value={groupThousands(orders.value)} spark={recent.map((day) => day.orders)}>
        {text.against(orders.value, orders.before, than)}
      </Figure>
      {revenue !== null && (
        <Figure
          name={text.revenue}
          value={text.kroner(Math.round(revenue.value / 100))}
          spark={recent.map((day) => day.collect + day.deliver)}
        >
          {text.average(
            text.against(revenue.value, revenue.before, '').replace(/ mot $/, ''),
            Math.round(revenue.value / 100 / Math.max(1, sold)),
          )}
        </Figure>
      )}
      {lost !== null && (
        <Figure name={text.inTime} value={inTime === null ? '–' : text.percent(inTime.percent)}>
          {inTime === null ? text.noneReady : text.goal(inTime.goal, inTime.worst)}
        </Figure>
      )}
      {lost !== null && (
        <Figure name={text.lost} value={groupThousands(lost.value)} spark={recent.map((day) => day.lost)}>
          {text.lostShare(share(lost.value, orders.value), Math.abs(lost.value - lost.before) <= 2)}
        </Figure>
      )}
    </div>
  );
}

function Figure({
  name,
  value,
  spark = [],
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly spark?: readonly number[];
  readonly children: ReactNode;
}) {
  return (
    <div>
      <p className={styles.figureName}>{name}</p>
      <p className={styles.figure}>
        {value} <Sparkline values={spark} />
      </p>
      <p className={styles.figureFoot}>{children}</p>
    </div>
  );
}

function share(part: number, all: number): string {
  return ((100 * part) / Math.max(1, all)).toFixed(1).replace('.', ',');
}

export function weekdayOf(at: string): string {
  return weekdayName(isoWeekday(osloTime(Date.parse(at)).date));
}
