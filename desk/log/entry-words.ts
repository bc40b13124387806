import { subjectWords } from '#content/nb/desk/log.ts';

/** 'reservation:20188' is 'Ordre 20188'. */
export function subjectName(subject: string): string {
  const [kind = '', ...rest] = subject.split(':');
  const word = subjectWords[kind] ?? kind;
  return rest.length === 0 ? word : `${word} ${rest.join(':')}`;
}

/** A value in a few words. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

export interface Changed {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is another than it was, by name. */
export function changes(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): Changed[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
