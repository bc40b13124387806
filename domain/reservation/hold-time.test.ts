import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { extendedEnd, type Hold, holdEnd, mayExtend, oneDayMore, preparedBy } from './hold-time.ts';
import { type ReservationStatus, reservationStatus } from './status.ts';

const s = reservationStatus;
const statuses = Object.values(reservationStatus);
/** FIX-04: Oslo. */
const oslo = shopCalendar({ openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions: [] });
const at = (text: string) => Date.parse(text);

const anyHours = fc
  .record({ first: fc.integer({ min: 1, max: 7 }), opens: fc.integer({ min: 6, max: 11 }) })
  .map(({ first, opens }) =>
    shopCalendar({ openingHours: `${first} ${String(opens).padStart(2, '0')}00-2000`, openingExceptions: [] }),
  );
const anyInstant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2031-01-01T00:00:00Z') });

describe('how long a reservation is held that is paid in the shop', () => {
  const end = (status: ReservationStatus, now: number, more: { isPaidInShop?: boolean; promised?: number } = {}) =>
    holdEnd({
      status,
      isPaidInShop: more.isPaidInShop ?? true,
      hours: () => oslo,
      now,
      promised: more.promised ?? null,
    });

  test('received and being picked: until the shop closes on its third open day', () => {
    // Monday 16 November 2026 to Thursday; Friday over Sunday to Tuesday.
    expect(end(s.received, at('2026-11-16T12:00:00+01:00'))).toBe(at('2026-11-19T20:00:00+01:00'));
    expect(end(s.inProgress, at('2026-11-20T12:00:00+01:00'))).toBe(at('2026-11-24T20:00:00+01:00'));
  });

  test('holidays are no open days', () => {
    // Wednesday before Easter 2027: open again on Saturday 27 March, then Tuesday after Easter Monday.
    expect(end(s.received, at('2027-03-24T12:00:00+01:00'))).toBe(at('2027-03-31T20:00:00+02:00'));
  });

  test('DEC-94 ready: three days, and then until the shop closes', () => {
    // Monday to Thursday's closing time.
    const now = at('2026-11-16T12:00:00+01:00');
    expect(end(s.readyToCollect, now)).toBe(at('2026-11-19T20:00:00+01:00'));
    expect(end(s.readyToCollect, now, { isPaidInShop: false })).toBe(at('2026-11-19T20:00:00+01:00'));
    // Ready after it has closed on the third day: the next one. Over a Sunday: Monday.
    expect(end(s.readyToCollect, at('2026-11-16T20:30:00+01:00'))).toBe(at('2026-11-20T20:00:00+01:00'));
    expect(end(s.readyToCollect, at('2026-11-19T12:00:00+01:00'))).toBe(at('2026-11-23T20:00:00+01:00'));
  });

  test('DEC-94 ready in a shop whose hours nobody knows: three days', () => {
    const now = at('2026-11-16T12:00:00+01:00');
    const hold = { status: s.readyToCollect, isPaidInShop: true, hours: () => null, now, promised: null };
    expect(holdEnd(hold)).toBe(now + 3 * 86_400_000);
  });

  test('DEC-94 ready: never less than three days, whatever the hours', () => {
    fc.assert(
      fc.property(anyHours, anyInstant, (hours, now) => {
        const until = holdEnd({
          status: s.readyToCollect,
          isPaidInShop: true,
          hours: () => hours,
          now,
          promised: null,
        });
        expect(until).toBeGreaterThanOrEqual(now + 3 * 86_400_000);
        expect(until).toBeLessThan(now + 30 * 86_400_000);
      }),
    );
  });

  test('what is paid for waits for the shop as long as it takes, and what is over is not held', () => {
    const now = at('2026-11-16T12:00:00+01:00');
    expect(end(s.received, now, { isPaidInShop: false })).toBeNull();
    expect(end(s.inProgress, now, { isPaidInShop: false })).toBeNull();
    for (const status of [s.collected, s.sent, s.delivered, s.cancelled, s.expired, s.paymentFailed]) {
      expect(end(status, now)).toBeNull();
    }
  });

  test('a later step never takes back what was promised', () => {
    const now = at('2026-11-16T12:00:00+01:00');
    const promised = at('2026-11-27T20:00:00+01:00');
    expect(end(s.inProgress, now, { promised })).toBe(promised);
    expect(end(s.readyToCollect, now, { promised })).toBe(promised);
    expect(end(s.cancelled, now, { promised })).toBeNull();
  });
});

test('put off it is held until the shop closes on the second open day after', () => {
  expect(extendedEnd(oslo, at('2026-11-19T20:00:00+01:00'))).toBe(at('2026-11-21T18:00:00+01:00'));
});

test('the shop’s own day more ends when it closes on its next open day', () => {
  expect(oneDayMore(oslo, at('2026-11-19T14:00:00+01:00'))).toBe(at('2026-11-20T20:00:00+01:00'));
});

test('without hours, or of a shop that never opens, it is a week', () => {
  const now = at('2026-11-16T12:00:00+01:00');
  const never = shopCalendar({ openingHours: '', openingExceptions: [] });
  expect(preparedBy(null, now)).toBe(now + 7 * 86_400_000);
  expect(preparedBy(never, now)).toBe(now + 7 * 86_400_000);
});

test('a shop that never closes closes at midnight', () => {
  const always = shopCalendar({ openingHours: '1-7 0000-2400', openingExceptions: [] });
  expect(preparedBy(always, at('2026-11-16T12:00:00+01:00'))).toBe(at('2026-11-20T00:00:00+01:00'));
});

test('whatever the hours and the day: in time to come, on opening hours, put off is longer, and bounded', () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, now) => {
      const end = preparedBy(hours, now);
      const later = extendedEnd(hours, end);
      expect(end).toBeGreaterThan(now);
      expect(later).toBeGreaterThan(end);
      expect(later - now).toBeLessThan(60 * 86_400_000);
    }),
  );
});

describe('it may be put off', () => {
  const held: Hold = { status: s.received, isPaidInShop: true, expiresAt: 2_000, extendedFrom: null };

  test('while it is received, being picked or ready', () => {
    expect(statuses.filter((status) => mayExtend({ ...held, status }, 1_000))).toEqual([2, 3, 4]);
  });

  test('once, before it is over, and not when it is paid on the web', () => {
    expect(mayExtend({ ...held, extendedFrom: 1_500 }, 1_000)).toBe(false);
    expect(mayExtend(held, 2_000)).toBe(false);
    expect(mayExtend({ ...held, expiresAt: null }, 1_000)).toBe(false);
    expect(mayExtend({ ...held, isPaidInShop: false }, 1_000)).toBe(false);
  });
});
