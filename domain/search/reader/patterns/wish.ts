import type { WordWish } from '../reading.ts';

/** A word looked for as it is written. */
export function plainWish(text: string, more: Partial<WordWish> = {}): WordWish {
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
    ...more,
  };
}
