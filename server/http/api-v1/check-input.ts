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
  const nul = fieldWithNul(input);
  if (nul !== null) return pathParameters.has(nul) ? notFound() : unprocessable({ [nul]: ['Invalid characters'] });
  const parsed = parse(schema, input);
  if (parsed === null) return unprocessable({ input: ['Invalid input'] });
  if (parsed.success) return { ok: true, input: parsed.data };
  // Each thing once: a list may be wrong in a hundred thousand places.
  const errors = new Map<string, Set<string>>();
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'input');
    if (pathParameters.has(field)) return notFound();
    errors.set(field, (errors.get(field) ?? new Set()).add(issue.message));
  }
  return unprocessable(Object.fromEntries([...errors].map(([field, messages]) => [field, [...messages]])));
}

export function pathParameters(path: string): ReadonlySet<string> {
  return new Set([...path.matchAll(/:([a-z_]+)/gi)].map((match) => match[1] ?? ''));
}

/** zod compares the length of whatever has one, an object's `length` too, and that may be nothing to compare (R23). */
function parse(schema: z.ZodType, input: unknown) {
  try {
    return schema.safeParse(input);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** R23: PostgreSQL holds every character but NUL, so none is let in; the field at the top that has one. */
function fieldWithNul(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  return Object.entries(input).find(([name, value]) => name.includes('\0') || holdsNul(value))?.[0] ?? null;
}

function holdsNul(value: unknown): boolean {
  const waiting = [value];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (name.includes('\0')) return true;
      if (typeof inner === 'string' || typeof inner === 'object') waiting.push(inner);
    }
  }
  return false;
}
