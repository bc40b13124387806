import type { Fields } from '#domain/editing/merge-fields.ts';

/** What was written while offline, stored in this browser until the server has it. Never personal data. */
export interface BrowserCopy {
  readonly fields: Fields;
  readonly base: Fields;
  readonly version: number;
}

const keyOf = (person: number, subject: string) => `kontor-draft ${person} ${subject}`;

export function readCopy(person: number, subject: string): BrowserCopy | null {
  try {
    const stored = localStorage.getItem(keyOf(person, subject));
    return stored === null ? null : (JSON.parse(stored) as BrowserCopy);
  } catch {
    return null;
  }
}

export function storeCopy(person: number, subject: string, copy: BrowserCopy): void {
  try {
    localStorage.setItem(keyOf(person, subject), JSON.stringify(copy));
  } catch {
    // full or forbidden: the page still has it
  }
}

export function dropCopy(person: number, subject: string): void {
  try {
    localStorage.removeItem(keyOf(person, subject));
  } catch {
    // forbidden: there is none
  }
}
