import type { z } from 'zod';

export interface ReadLine<Line> {
  /** Place in the call. */
  readonly line: number;
  readonly value: Line;
}

export interface RefusedLine<Code extends string> {
  readonly line: number;
  readonly result: 'refused';
  readonly code: Code;
  readonly message?: string;
}

/** Lines as they are described, and those that are not. */
export function readLines<Line>(
  schema: z.ZodType<Line>,
  lines: readonly unknown[],
): { readonly good: readonly ReadLine<Line>[]; readonly bad: readonly RefusedLine<'bad_line'>[] } {
  const good: ReadLine<Line>[] = [];
  const bad: RefusedLine<'bad_line'>[] = [];
  for (const [line, given] of lines.entries()) {
    const read = schema.safeParse(given);
    if (read.success) good.push({ line, value: read.data });
    else bad.push({ line, result: 'refused', code: 'bad_line', message: messageOf(read.error) });
  }
  return { good, bad };
}

/** The first thing that is wrong, and where. */
export function messageOf(error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues;
  return issue === undefined ? 'is not a line' : [...issue.path.map(String), issue.message].join(' ');
}

export function byLine<Result extends { readonly line: number }>(results: readonly Result[]): Result[] {
  return [...results].sort((a, b) => a.line - b.line);
}
