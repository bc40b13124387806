import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Books } from '../books.ts';

/** How often a race is run: once in `npm test`, many times by `npm run faults`. */
export const rounds = Math.max(1, Number(process.env.FAULT_ROUNDS ?? '1'));
/** More of them press at once when there is time for it. */
export const scaledUp = (small: number) => (rounds > 1 ? small * 10 : small);

/** When the time that `npm run faults` has given a file is up. */
export const timeIsUpAt = Number(process.env.FAULT_UNTIL ?? Number.POSITIVE_INFINITY);
/** False when the time is up: what has begun is finished, nothing more is begun. */
export function hasTime(): boolean {
  if (Date.now() < timeIsUpAt) return true;
  note({ what: 'not begun: the time was up', attempts: 1, faults: [] });
  return false;
}

/** So many of them as there is time for. */
export function* inTime<T>(list: readonly T[]): Generator<T> {
  for (const entry of list) if (hasTime()) yield entry;
}

/** A line of what `npm run faults` shows: what was tried, how often, and what did not add up afterwards. */
export interface Figures {
  readonly what: string;
  readonly attempts: number;
  readonly faults: readonly string[];
}

export function note(figures: Figures): void {
  const file = process.env.FAULT_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** The end of every round: the books are closed, and nothing may be wrong with them. */
export async function closeBooks(
  books: Books,
  { what, attempts = 1, ...happened }: { what: string; attempts?: number } & Parameters<Books['faults']>[0],
): Promise<void> {
  const faults = await books.faults(happened);
  note({ what, attempts, faults });
  expect(faults).toEqual([]);
}
