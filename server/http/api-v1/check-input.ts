import type { z } from 'zod';
import { type Failure, notFound, unprocessable } from '#contract/reply.ts';

/**
 * Input is checked once, at the edge. A path parameter that has not the form of one names nothing (404, DEC-142);
 * anything else that is wrong is told by field (422, DEC-02).
 */
export function checkInput(
  schema: z.ZodType,
  input: unknown,
  pathParameters: ReadonlySet<string>,
): { ok: true; input: unknown } | Failure {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, input: parsed.data };
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'input');
    if (pathParameters.has(field)) return notFound();
    errors[field] ??= [];
    errors[field].push(issue.message);
  }
  return unprocessable(errors);
}

export function pathParameters(path: string): ReadonlySet<string> {
  return new Set([...path.matchAll(/:([a-z_]+)/gi)].map((match) => match[1] ?? ''));
}
