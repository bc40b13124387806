import { expect, test } from 'vitest';
import type { WithdrawalRecord } from '#contract/reservation.ts';
import { piecesOf, withdrawalRightText, withdrawalStatusText } from './withdrawal-text.ts';

const withdrawal: WithdrawalRecord = {
  id: 3,
  date: '2026-11-02T12:00:00.000Z',
  return_by: '2026-11-16T22:59:59.999Z',
  received_at: null,
  refunded: false,
  goods: 908.26,
  freight: 0,
  deducted: 0,
  refund: 908.26,
  lines: [
    { EanNo: '7000000100314', Count: 2 },
    { EanNo: '7000000101113', Count: 1 },
  ],
};
const received = { ...withdrawal, received_at: '2026-11-05T12:00:00.000Z' };

test('L4 how a withdrawal stands: awaited, under way, paid back', () => {
  expect(withdrawalStatusText(withdrawal)).toBe('Vi venter på varene. Lever eller send dem innen mandag 16. november.');
  expect(withdrawalStatusText(received)).toBe('Varene er mottatt. 908,26\u00a0kr er på vei tilbake til deg.');
  expect(withdrawalStatusText({ ...received, refunded: true })).toBe(
    'Varene er mottatt, og 908,26\u00a0kr er betalt tilbake.',
  );
  expect(withdrawalStatusText({ ...received, refund: 0 })).toBe('Varene er mottatt.');
  expect(piecesOf(withdrawal)).toBe(3);
});

test('L4 L5 how long there is: a last day, none yet, over, or no right at all', () => {
  const far = '2999-11-16T22:59:59.999Z';
  const past = '2020-11-16T22:59:59.999Z';
  expect(withdrawalRightText({ withdrawal_right: { open: true, until: far } })).toBe(
    'Du kan angre til og med lørdag 16. november.',
  );
  expect(withdrawalRightText({ withdrawal_right: { open: true, until: null } })).toMatch(/^Angrefristen er 14 dager/);
  expect(withdrawalRightText({ withdrawal_right: { open: false, until: past } })).toBe(
    'Angrefristen gikk ut mandag 16. november.',
  );
  expect(withdrawalRightText({ withdrawal_right: { open: false, until: far } })).toBeNull(); // all of it is withdrawn
  expect(withdrawalRightText({ withdrawal_right: null })).toBeNull();
});
