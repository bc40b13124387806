import { z } from 'zod';

/** Rows of one page of a list. */
export const pageRows = 40;

/** Where the next page begins: what the last row was sorted by, made and read by whoever makes the list alone. */
export const cursor = z.string().min(1).max(200);

/** What every list takes beside its filters. */
export const paging = { after: cursor.optional() };

/** A page of a list. `next` is null on the last one; `count` is counted up to 10 000, beyond which it is about right. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: cursor.nullable(), count: z.int(), countIsExact: z.boolean() });
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly count: number;
  readonly countIsExact: boolean;
}

/** A number in the address or the query. */
export const number = z.coerce.number<string | number>().int().min(0).max(2_147_483_647);
/** What an act expects to change: refused with 409 when somebody was first. */
export const version = z.int().min(0);
/** ISO 8601 with an offset. */
export const time = z.string();
