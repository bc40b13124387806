import type { FormEvent } from 'react';

/** What a form holds, as text by the names of its fields; a ticked box is 'on'. */
export function formValues(event: FormEvent<HTMLFormElement>): Readonly<Record<string, string>> {
  event.preventDefault();
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

/** A consent as the contract sends it: 0 is a withdrawal and is sent too (DEC-114). */
export function flagOf(values: Readonly<Record<string, string>>, name: string): 0 | 1 {
  return values[name] === 'on' ? 1 : 0;
}
