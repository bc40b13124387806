import type { Wanted } from './judge.ts';

export interface Query {
  readonly text: string;
  /** What answers it in full. */
  readonly wanted: Wanted;
  /** What also answers it, though one would rather have the former. */
  readonly also: Wanted | null;
}

export function ask(text: string, wanted: Wanted, also: Wanted | null = null): Query {
  return { text, wanted, also };
}
