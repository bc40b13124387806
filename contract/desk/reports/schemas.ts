import { z } from 'zod';
import { number } from '../paging.ts';
import { reportNames } from './report-name.ts';

export const reportRow = z.object({
  /** What the row is of: a day, a shop, a group, an article, a query. */
  name: z.string(),
  /** By the names of the columns; money is in øre. */
  values: z.record(z.string(), z.number()),
});

export const reportAnswer = z.object({ columns: z.array(z.string()), rows: z.array(reportRow) });

export const reportsSchemas = {
  report: {
    request: z.object({
      name: z.enum(reportNames),
      from: z.iso.date(),
      to: z.iso.date(),
      shop: number.optional(),
      /** '1': to be saved as a file, which is written down. */
      file: z.enum(['1']).optional(),
    }),
    answer: reportAnswer,
  },
} as const;

export type ReportAnswer = z.infer<typeof reportAnswer>;
