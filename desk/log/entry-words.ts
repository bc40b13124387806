import { subjectWords, logText as text } from '#content/nb/desk/log.ts';
import { roleNames } from '#content/nb/desk/roles.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';

/** 'reservation:20188' is 'Ordre 20188'. */
export function subjectName(subject: string): string {
  const [kind = '', ...rest] = subject.split(':');
  const word = subjectWords[kind] ?? kind;
  return rest.length === 0 ? word : `${word} ${rest.join(':')}`;
}

/** A value in a few words, by the name of its field. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return text.none;
  if (name === 'role' && typeof value === 'string' && value in roleNames) return roleNames[value as DeskRole];
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(', ');
  if (isQuestion(value)) return `${value.text} ${value.options.map((option) => option.text).join(' / ')}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Of a poll. */
function isQuestion(value: unknown): value is { text: string; options: { text: string }[] } {
  return typeof value === 'object' && value !== null && 'text' in value && 'options' in value;
}

const mostShown = 160;
const shownBefore = 40;

/** Of two long texts, the part where they begin to differ. */
export function clipped(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= mostShown) return [before, after];
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - shownBefore);
  const part = (text: string) =>
    `${from > 0 && text !== '' ? '…' : ''}${text.slice(from, from + mostShown)}${text.length > from + mostShown ? '…' : ''}`;
  return [part(before), part(after)];
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
