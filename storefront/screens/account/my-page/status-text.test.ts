import { expect, test } from 'vitest';
import { reservationStatus } from '#domain/reservation/status.ts';
import { orderStatusText, reservationStatusText } from './status-text.ts';

const now = Date.parse('2026-11-16T10:00:00Z');
const reserved = (statusID: number, expires_at: string | null = null) => ({
  statusID,
  date: '2026-11-16T08:00:00Z',
  expires_at,
});

test('GEN-26 a reservation that waits says where, and until when', () => {
  const ready = reserved(reservationStatus.readyToCollect, '2026-11-19T17:30:00Z');
  expect(reservationStatusText(ready, 'Åsane', now)).toBe(
    'Klar til henting i Åsane. Holdes av til torsdag 19. november 18:30, om 3 dager',
  );
  expect(reservationStatusText(ready, null, now)).toMatch(/^Klar til henting\. Holdes av/);
});

test('GEN-26 a reservation that was just made says when; one that came to nothing says so', () => {
  expect(reservationStatusText(reserved(reservationStatus.received), 'Åsane', now)).toBe('Mottatt for 2 timer siden');
  expect(reservationStatusText(reserved(reservationStatus.received, '2026-11-19T19:00:00Z'), 'Åsane', now)).toBe(
    'Mottatt for 2 timer siden. Vi holder den til torsdag 19. november 20:00',
  );
  expect(reservationStatusText(reserved(reservationStatus.inProgress), 'Åsane', now)).toBe('Under behandling');
  expect(reservationStatusText(reserved(reservationStatus.cancelled), 'Åsane', now)).toBe('Kansellert');
});

test('GEN-26 an order says how and when it was handed out; when it arrived is not known', () => {
  const order = { DateCreated: '2026-11-14T10:00:00Z' };
  expect(orderStatusText(order, reserved(reservationStatus.collected), now)).toBe('Hentet for 2 dager siden');
  expect(orderStatusText(order, reserved(reservationStatus.sent), now)).toBe('Sendt for 2 dager siden');
  expect(orderStatusText(order, reserved(reservationStatus.delivered), now)).toBe('Levert');
  expect(orderStatusText(order, undefined, now)).toBe('for 2 dager siden');
});
