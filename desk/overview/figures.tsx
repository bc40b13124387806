import { overviewText as text } from '#content/nb/desk/overview.ts';
import type { OverviewAnswer } from '#contract/desk/overview/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { isoWeekday } from '#domain/time/calendar-date.ts';
import { weekdayName } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { type Figure, Figures } from '../parts/layout/figures.tsx';
import { clockTime } from '../parts/times.ts';

const sparkDays = 8;

/** The figures on top, each against the same time before. */
export function OverviewFigures({ overview }: { readonly overview: OverviewAnswer }) {
  const { orders, revenue, lost, inTime, series, at, days } = overview;
  if (orders === null || series === null) return null;
  const than = days === 1 ? text.lastWeekday(weekdayOf(at), clockTime(at)) : text.daysBefore(days);
  const recent = series.slice(-sparkDays);
  const sold = orders.value - (lost?.value ?? 0);
  const spark = (of: (day: (typeof recent)[number]) => number) => <Sparkline values={recent.map(of)} />;
  const figures: Figure[] = [
    {
      name: text.orders,
      value: groupThousands(orders.value),
      drawing: spark((day) => day.orders),
      note: text.against(orders.value, orders.before, than),
    },
  ];
  if (revenue !== null)
    figures.push({
      name: text.revenue,
      value: text.kroner(Math.round(revenue.value / 100)),
      drawing: spark((day) => day.collect + day.deliver),
      note: text.average(
        text.against(revenue.value, revenue.before, '').replace(/ mot $/, ''),
        Math.round(revenue.value / 100 / Math.max(1, sold)),
      ),
    });
  if (lost !== null)
    figures.push(
      {
        name: text.inTime,
        value: inTime === null ? '–' : text.percent(inTime.percent),
        note: inTime === null ? text.noneReady : text.goal(inTime.goal, inTime.worst),
      },
      {
        name: text.lost,
        value: groupThousands(lost.value),
        drawing: spark((day) => day.lost),
        note: text.lostShare(share(lost.value, orders.value), Math.abs(lost.value - lost.before) <= 2),
      },
    );
  return <Figures figures={figures} />;
}

function share(part: number, all: number): string {
  return ((100 * part) / Math.max(1, all)).toFixed(1).replace('.', ',');
}

export function weekdayOf(at: string): string {
  return weekdayName(isoWeekday(osloTime(Date.parse(at)).date));
}
