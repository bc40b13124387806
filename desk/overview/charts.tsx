import { overviewText as text } from '#content/nb/desk/overview.ts';
import type { OverviewAnswer } from '#contract/desk/overview/schemas.ts';
import { isoWeekday, parseIsoDate } from '#domain/time/calendar-date.ts';
import { weekdayName } from '#domain/time/norwegian-dates.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartBlock } from '../charts/chart-block.tsx';
import { weekdayOf } from './figures.tsx';

type Series = NonNullable<OverviewAnswer['series']>;

/** By hour today, beside the same weekday; by day over longer. */
export function OrdersChart({ overview }: { readonly overview: OverviewAnswer }) {
  const { hours, series, at } = overview;
  if (hours === null) return series === null ? null : <DaysChart series={series} />;
  const weekday = weekdayOf(at);
  const last = hours.findLastIndex(({ now }) => now !== null);
  return (
    <ChartBlock
      title={text.hours}
      keys={[
        { name: text.today, tone: 'bar' },
        { name: text.before(weekday), tone: 'line' },
      ]}
      table={{
        head: [text.hour, text.today, text.before(weekday)],
        rows: hours.map(({ hour, now, before }) => [clock(hour), now ?? '–', before]),
      }}
    >
      <BarChart
        label={text.hours}
        unit={String}
        bars={hours.map(({ hour, now, before }, index) => ({
          name: clock(hour),
          parts: [now],
          line: before,
          isNamed: hour % 3 === 0,
          isOpen: index === last,
        }))}
      />
    </ChartBlock>
  );
}

function DaysChart({ series }: { readonly series: Series }) {
  return (
    <ChartBlock
      title={text.days}
      table={{ head: [text.day, text.orders], rows: series.map(({ day, orders }) => [day, orders]) }}
    >
      <BarChart
        label={text.days}
        unit={String}
        bars={series.map(({ day, orders }) => ({
          name: dayName(day, series.length),
          parts: [orders],
          isNamed: isNamed(day, series),
        }))}
      />
    </ChartBlock>
  );
}

export function RevenueChart({ overview }: { readonly overview: OverviewAnswer }) {
  const series = overview.series ?? [];
  const kroner = (value: number) => Math.round(value / 100);
  return (
    <ChartBlock
      title={overview.days > 14 ? text.revenueChart : text.twoWeeks}
      keys={[
        { name: text.collect, tone: 'bar' },
        { name: text.deliver, tone: 'pale' },
      ]}
      table={{
        head: [text.day, text.collect, text.deliver],
        rows: series.map(({ day, collect, deliver }) => [
          day,
          text.kroner(kroner(collect)),
          text.kroner(kroner(deliver)),
        ]),
      }}
    >
      <BarChart
        label={text.revenueChart}
        size="narrow"
        unit={(value) => (value >= 1000 ? `${Math.round(value / 1000)}’` : String(value))}
        bars={series.map(({ day, collect, deliver }) => ({
          name: dayName(day, series.length),
          parts: [kroner(collect), kroner(deliver)],
          isNamed: isNamed(day, series),
        }))}
      />
    </ChartBlock>
  );
}

/** 'ma' of two weeks; of more, the day of the month. Names are told apart by what they stand for. */
function dayName(day: string, shown: number): string {
  const date = parseIsoDate(day);
  if (date === null) return day;
  return shown > 14 ? `${date.day}.${date.month}.` : weekdayName(isoWeekday(date)).slice(0, 2);
}

function isNamed(day: string, series: Series): boolean {
  const index = series.findIndex((one) => one.day === day);
  return series.length <= 14 || index % 5 === 0;
}

function clock(hour: number): string {
  return String(hour).padStart(2, '0');
}
