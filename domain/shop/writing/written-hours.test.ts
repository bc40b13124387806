import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWeek } from '../../time/norwegian-dates.ts';
import { typedWeek, writtenWeek } from './written-hours.ts';

test('days alike are written as one', () => {
  expect(writtenWeek(typedWeek('1-5 1000-2000,6 1000-1800') ?? [])).toBe('1-5 1000-2000,6 1000-1800');
  expect(typedWeek('1 1000-1200,1 1300-1800')).toBeNull();
  expect(typedWeek('mandag')).toBeNull();
});

test('whatever is typed reads back the same', () => {
  const day = fc.option(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 12, max: 23 })));
  fc.assert(
    fc.property(fc.tuple(day, day, day, day, day, day, day), (spans) => {
      const hour = (n: number) => `${String(n).padStart(2, '0')}:00`;
      const week = isoWeek.map((number, index) => {
        const span = spans[index] ?? null;
        return { day: number, opens: span === null ? '' : hour(span[0]), closes: span === null ? '' : hour(span[1]) };
      });
      expect(typedWeek(writtenWeek(week))).toEqual(week);
    }),
  );
});
