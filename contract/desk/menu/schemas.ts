import { z } from 'zod';

export const menuSchemas = {
  menuCounts: {
    request: z.object({}),
    /** By the name of the page; `alert` stands out. */
    answer: z.record(z.string(), z.object({ count: z.int(), alert: z.boolean() })),
  },
} as const;
