import { z } from 'zod';

/** Lines are checked one by one: a bad one is refused alone. */
export function linesOf(most: number) {
  return z.array(z.unknown()).min(1, 'must have a line').max(most, `must have at most ${most} lines`);
}

/** What became of each line; `codes` are the reasons it may be refused for. */
export function lineResults<const Results extends readonly string[], const Codes extends readonly string[]>(
  results: Results,
  codes: Codes,
) {
  return z.array(
    z.object({
      /** Its place in the call, from 0. */
      line: z.int(),
      result: z.enum([...results, 'refused']),
      /** Why it was refused. */
      code: z.enum(codes).optional(),
      message: z.string().optional(),
    }),
  );
}
