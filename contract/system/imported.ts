import { z } from 'zod';
import { lineResults, linesOf } from './lines.ts';

/** Lines have the fields of the same kind of file (docs/import.md). What a line leaves out stays as it is, null clears. */
export const importedRequest = z.strictObject({
  lines: linesOf(200),
  /** What the shop asked about is meant, as closing a shop with open orders. */
  yes: z.boolean().optional(),
  /** Tells what would become of the lines, and changes nothing. */
  dry_run: z.boolean().optional(),
});

export const importedAnswer = z.object({
  /** Number of the import's record; null when no line could be tried. */
  run: z.int().nullable(),
  results: lineResults(['applied', 'unchanged'], ['bad_line', 'not_your_shop']),
});

export type ImportedRequest = z.infer<typeof importedRequest>;
export type ImportedAnswer = z.infer<typeof importedAnswer>;
