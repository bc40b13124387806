import type { ReservationRecord } from '#contract/reservation.ts';

type Counts = Readonly<Record<string, number>>;
type Lines = readonly Pick<ReservationRecord['articles'][number], 'EanNo' | 'Count' | 'Withdrawn'>[];

/** Every piece that can still be withdrawn, by ean. */
export function allLeft(lines: Lines): Counts {
  return Object.fromEntries(lines.map(({ EanNo, Count, Withdrawn }) => [EanNo, Count - Withdrawn]));
}

/** What the form opens with: where one piece is left there is nothing to choose. */
export function firstCounts(lines: Lines): Counts {
  const left = allLeft(lines);
  return Object.values(left).reduce((sum, count) => sum + count, 0) === 1 ? left : {};
}
