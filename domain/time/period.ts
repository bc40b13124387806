import { readOsloInstant } from './oslo.ts';

/** Stored ends of a period; null is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** Where an instant lies. Both ends are inclusive, by the clock in Norway (DEC-79); an end that cannot be read does not bind. */
export function placeInPeriod({ from, to }: Period, now: number): 'before' | 'within' | 'after' {
  const start = from === null ? null : readOsloInstant(from, 'start');
  const end = to === null ? null : readOsloInstant(to, 'end');
  if (start !== null && now < start) return 'before';
  if (end !== null && now > end) return 'after';
  return 'within';
}
