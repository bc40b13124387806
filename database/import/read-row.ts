import type { z } from 'zod';
import type { ImportKind } from './import-kind.ts';

export type ReadRow =
  | { readonly ok: true; readonly record: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/** A record of the file as the columns of its table, or all that is wrong with it. */
export function readRow(kind: ImportKind, values: Readonly<Record<string, unknown>>): ReadRow {
  const problems = kind.key.filter((name) => values[name] === undefined).map((name) => `${name} is missing`);
  const record: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(values)) {
    const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
    if (field === undefined) {
      problems.push(`${name} is no field of ${kind.name}`);
      continue;
    }
    const read = field.value.safeParse(given);
    if (read.success) record[field.column ?? name] = read.data;
    else problems.push(told(name, read.error.issues[0]));
  }
  return problems.length === 0 ? { ok: true, record } : { ok: false, problem: problems.join('; ') };
}

/** What is wrong, and where: within a list, by its place as one counts. */
function told(name: string, issue: z.core.$ZodIssue | undefined): string {
  const inside = (issue?.path ?? []).map((step) =>
    typeof step === 'number' ? ` no. ${step + 1}` : `, ${String(step)}`,
  );
  return `${name}${inside.join('')} ${issue?.message ?? 'is wrong'}`;
}
