import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterEvent,
  customerMayCancel,
  firstStatus,
  holdsStock,
  isReservationStatus,
  isSettled,
  type ReservationEvent,
  type ReservationStatus,
  reservationMoves,
  reservationStatus,
} from './status.ts';

const statuses = Object.values(reservationStatus);

/** DEC-94, written out, and 2 and 3 to 9 (decision 18). */
const allowed: Record<'collect' | 'deliver', readonly [ReservationStatus, ReservationStatus][]> = {
  collect: [
    [1, 2],
    [1, 10],
    [1, 9],
    [2, 3],
    [2, 8],
    [2, 9],
    [3, 8],
    [3, 9],
    [3, 4],
    [4, 5],
    [4, 8],
    [4, 9],
  ],
  deliver: [
    [1, 2],
    [1, 10],
    [1, 9],
    [2, 3],
    [2, 8],
    [3, 8],
    [3, 6],
    [6, 7],
  ],
};

test('USER-15 DEC-93 ten statuses', () => {
  expect(statuses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(isReservationStatus(10)).toBe(true);
  expect(isReservationStatus(11)).toBe(false);
});

test.each(['collect', 'deliver'] as const)('DEC-94 %s: these moves and no others', (way) => {
  const moves = reservationMoves[way].map(({ from, to }) => [from, to]);
  const key = ([from, to]: readonly number[]) => `${from}-${to}`;
  expect(moves.map(key).sort()).toEqual(allowed[way].map(key).sort());
});

test('DEC-94 5, 7, 8, 9 and 10 are final', () => {
  expect(statuses.filter(isSettled)).toEqual([5, 7, 8, 9, 10]);
});

test('DEC-94 it begins received, or waiting for the payment', () => {
  expect([firstStatus(false), firstStatus(true)]).toEqual([2, 1]);
});

test('DEC-94 R14 an event that is not allowed leads nowhere; 5 to 2 is refused', () => {
  expect(afterEvent('collect', reservationStatus.collected, 'paid')).toBeNull();
  expect(afterEvent('deliver', reservationStatus.inProgress, 'ready')).toBeNull();
});

test('DEC-100 the customer may cancel while it is received or in progress, and not paid', () => {
  expect(statuses.filter((status) => customerMayCancel(status, false))).toEqual([2, 3]);
  expect(statuses.some((status) => customerMayCancel(status, true))).toBe(false);
});

test('what was not found whole may be cancelled until it is handed out, paid or not', () => {
  expect(statuses.filter((status) => customerMayCancel(status, true, true))).toEqual([2, 3, 4]);
});

test('DEC-90 cancelled, expired and failed ones hold no stock', () => {
  expect(statuses.filter((status) => !holdsStock(status))).toEqual([8, 9, 10]);
});

test('I6 no walk ever comes back to a status it has left', () => {
  const events = [
    ...new Set(
      Object.values(reservationMoves)
        .flat()
        .map((move) => move.on),
    ),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom('collect', 'deliver'),
      fc.array(fc.constantFrom(...events)),
      fc.boolean(),
      (way, walk, payNow) => {
        const visited: ReservationStatus[] = [firstStatus(payNow)];
        for (const event of walk) {
          const next = afterEvent(way as 'collect' | 'deliver', visited.at(-1)!, event as ReservationEvent);
          if (next !== null) {
            expect(visited).not.toContain(next);
            visited.push(next);
          }
        }
      },
    ),
  );
});
