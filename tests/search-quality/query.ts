import type { Wanted } from './judge.ts';

export interface Query {
  readonly text: string;
  readonly wanted: Wanted;
}

export function ask(text: string, wanted: Wanted): Query {
  return { text, wanted };
}
