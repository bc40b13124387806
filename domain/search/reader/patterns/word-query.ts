import type { WordQuery } from '../reading.ts';

/** A word looked for as it is written. */
export function wordQuery(text: string, more: Partial<WordQuery> = {}): WordQuery {
  return {
    text,
    parts: [],
    as: [],
    also: [],
    instead: false,
    unfinished: false,
    never: [],
    takenFor: [],
    spelled: null,
    isActivity: false,
    ...more,
  };
}
