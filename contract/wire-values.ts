import { z } from 'zod';

/** Values as they arrive in a path or a query (text) or from a caller in process (number). */
export function wholeNumber(range: { min: number; max: number }) {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/, 'Must be a whole number.')
        .transform(Number),
    ])
    .pipe(z.int().min(range.min).max(range.max));
}

/** DEC-142: ids are digits only. The upper bound is PostgreSQL's integer. */
export const idParam = wholeNumber({ min: 0, max: 2_147_483_647 });

export const flag = z.union([z.literal(0), z.literal(1)]);

/** DEC-02: the envelope of paged answers. */
export const pageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  from: z.int().nullable(),
  to: z.int().nullable(),
});

export function paged<T extends z.ZodType>(entry: T) {
  return z.object({ data: z.array(entry), meta: pageMeta });
}

/** DEC-45: category, subcategory, blog and history pages are one-based. */
export const pageQuery = {
  page: wholeNumber({ min: 1, max: 1_000_000 }).default(1),
  per_page: wholeNumber({ min: 1, max: 100 }).default(20),
};

/** Text that PostgreSQL can hold: it knows no NUL. */
export function plainText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'Must be text.');
}

/** A yes or no as forms and scripts send it. */
export const flagInput = z.union([flag, z.boolean()]).transform((value): 0 | 1 => (value ? 1 : 0));

export const noInput = z.object({});
