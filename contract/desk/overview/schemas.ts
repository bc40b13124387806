import { z } from 'zod';
import { number, time } from '../paging.ts';

export const periods = ['1', '7', '30'] as const;

const todo = z.object({
  kind: z.enum(['import', 'late', 'unsettled', 'mail', 'withdrawn', 'reviews']),
  count: z.int(),
  /** The oldest of them. */
  since: time.nullable(),
  shop: z.object({ id: z.int(), name: z.string() }).nullable(),
  minutes: z.int().nullable(),
  run: z.object({ kind: z.string(), read: z.int(), bad: z.int(), lastDoneAt: time.nullable() }).nullable(),
});

/** Now, and the same time of the period before. */
const compared = z.object({ value: z.int(), before: z.int() });

export const overviewAnswer = z.object({
  at: time,
  days: z.int(),
  shops: z.array(z.object({ id: z.int(), name: z.string() })),
  todo: z.array(todo),
  doneToday: z.int(),
  orders: compared.nullable(),
  revenue: compared.nullable(),
  lost: compared.nullable(),
  /** Of the orders made ready, in per cent; null: none was. */
  inTime: z.object({ percent: z.int(), goal: z.int(), worst: z.string().nullable() }).nullable(),
  /** By hour of today, and of the same weekday a week ago. */
  hours: z.array(z.object({ hour: z.int(), now: z.int().nullable(), before: z.int() })).nullable(),
  series: z
    .array(z.object({ day: z.string(), orders: z.int(), collect: z.int(), deliver: z.int(), lost: z.int() }))
    .nullable(),
  waiting: z.array(z.object({ shop: z.string(), minutes: z.int(), shops: z.int() })).nullable(),
  runningOut: z
    .array(
      z.object({
        ean: z.string(),
        name: z.string(),
        variant: z.string(),
        image: z.string().nullable(),
        sold: z.int(),
        empty: z.int(),
        shops: z.int(),
      }),
    )
    .nullable(),
  unfound: z.array(z.object({ query: z.string(), searches: z.int(), change: z.int() })).nullable(),
});

export const overviewSchemas = {
  overview: {
    request: z.object({ days: z.enum(periods).optional(), shop: number.optional() }),
    answer: overviewAnswer,
  },
} as const;

export type OverviewAnswer = z.infer<typeof overviewAnswer>;
export type Todo = OverviewAnswer['todo'][number];
