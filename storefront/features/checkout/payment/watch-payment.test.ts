import { describe, expect, test, vi } from 'vitest';
import type { PaymentRecord } from '#contract/payment.ts';
import { failure, type Reply, success } from '#contract/reply.ts';
import { watchPayment } from './watch-payment.ts';

const payment = (status: PaymentRecord['status']): Reply<PaymentRecord> =>
  success({ payment_id: 'p-12345678', status, amount: 329_700, reservation_id: 7 });

/** Answers in turn, the last one for ever, by a clock that only sleeping moves. */
async function watched(...answers: Reply<PaymentRecord>[]) {
  let clock = 0;
  let asked = 0;
  const onAnswer = vi.fn();
  const outcome = await watchPayment({
    ask: async () => answers[Math.min(asked++, answers.length - 1)]!,
    onAnswer,
    now: () => clock,
    sleep: async (ms) => {
      clock += ms;
    },
    stopped: () => false,
  });
  return { outcome, asked, clock, onAnswer };
}

describe('the payment return page', () => {
  test('DEC-96 a settled payment is asked for once', async () => {
    const { outcome, asked } = await watched(payment('authorized'));
    expect(outcome).toMatchObject({ kind: 'paid', payment: { reservation_id: 7 } });
    expect(asked).toBe(1);
  });

  test('DEC-96 every 2 s while pending; each answer goes into the transaction data', async () => {
    const { outcome, asked, clock, onAnswer } = await watched(
      payment('pending'),
      payment('pending'),
      payment('captured'),
    );
    expect(outcome.kind).toBe('paid');
    expect([asked, clock]).toEqual([3, 4000]);
    expect(onAnswer.mock.calls.map(([{ status }]) => status)).toEqual(['pending', 'pending', 'captured']);
  });

  test('TXT-67 R20 still pending after 60 s is not confirmed, and not failed', async () => {
    const { outcome, asked, clock } = await watched(payment('pending'));
    expect(outcome).toEqual({ kind: 'unconfirmed' });
    expect(clock).toBe(60_000);
    expect(asked).toBe(31);
  });

  test.each(['declined', 'cancelled', 'expired'] as const)('TXT-62 TXT-63 TXT-64 %s', async (status) => {
    expect((await watched(payment('pending'), payment(status))).outcome).toEqual({ kind: 'failed', status });
  });

  test('TXT-68 an unknown payment or a wrong token', async () => {
    expect((await watched(failure(404, 'x'))).outcome).toEqual({ kind: 'unknown' });
  });

  test('R20 a lost connection or a failing server says nothing about the payment', async () => {
    const { outcome } = await watched(failure(0, 'x'), failure(503, 'x'), failure(429, 'x'), payment('authorized'));
    expect(outcome.kind).toBe('paid');
  });
});
