import { type Cursor, type Match, matched } from '../pattern.ts';

/** What is made for so many persons. */
export function counted(cursor: Cursor, persons: number, length: number): Match {
  return matched(cursor, length, [
    {
      kind: 'persons',
      value: `${persons}`,
      meaning: { type: 'measure', unit: 'personer', amount: persons, side: 'about' },
    },
  ]);
}
