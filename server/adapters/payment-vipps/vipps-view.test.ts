import { expect, test } from 'vitest';
import { vippsView } from './vipps-view.ts';

const nok = (value: number) => ({ currency: 'NOK', value });
const payment = (
  state: string,
  [authorized = 0, captured = 0, cancelled = 0, refunded = 0]: readonly number[] = [],
) => ({
  reference: 'abcdefgh',
  state,
  amount: nok(1000),
  aggregate: {
    authorizedAmount: nok(authorized),
    capturedAmount: nok(captured),
    cancelledAmount: nok(cancelled),
    refundedAmount: nok(refunded),
  },
});

test.each([
  [payment('CREATED'), 'open'],
  [payment('AUTHORIZED', [1000]), 'authorized'],
  [payment('AUTHORIZED', [1000, 300]), 'authorized'],
  [payment('AUTHORIZED', [1000, 1000]), 'captured'],
  [payment('AUTHORIZED', [1000, 1000, 0, 1000]), 'captured'],
  [payment('AUTHORIZED', [1000, 0, 1000]), 'cancelled'],
  [payment('AUTHORIZED', [1000, 300, 700]), 'cancelled'],
  [payment('ABORTED'), 'cancelled'],
  [payment('TERMINATED'), 'cancelled'],
  [payment('EXPIRED'), 'cancelled'],
] as const)('the state alone does not tell: %j is %s', (body, status) => {
  expect(vippsView(body)).toMatchObject({ status, paymentId: 'abcdefgh', amount: 1000, currency: 'NOK' });
});

test('approved for another amount is that amount', () => {
  expect(vippsView(payment('AUTHORIZED', [999]))).toMatchObject({ amount: 999 });
});

test('the end of the guarantee is read where there is one', () => {
  const until = '2026-09-01T07:53:44.812+00:00';
  const body = payment('AUTHORIZED', [1000]);
  expect(vippsView({ ...body, captureGuaranteedUntil: until })?.captureUntil).toBe(Date.parse(until));
  for (const captureGuaranteedUntil of [undefined, null, '', 'soon']) {
    expect(vippsView({ ...body, captureGuaranteedUntil })).not.toHaveProperty('captureUntil');
  }
});

test.each([null, 'x', {}, { reference: 1 }, { reference: 'abcdefgh', amount: {} }])('%j is no payment', (body) => {
  expect(vippsView(body)).toBe(null);
});
