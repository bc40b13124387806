import { z } from 'zod';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { orderPayload, receiptToken } from './reservation.ts';

const paymentMethod = z.enum(paymentMethods);
const paymentStatus = z.enum(['pending', 'authorized', 'captured', 'cancelled', 'declined', 'expired']);

const paymentId = z.string().regex(/^[A-Za-z0-9_-]{8,25}$/);

/** DEC-96; the amount is øre (DEC-65). */
export const payment = z.object({
  payment_id: z.string(),
  status: paymentStatus,
  amount: z.int(),
  reservation_id: z.int(),
});

export const startedPayment = z.object({
  reservation_id: z.int(),
  receipt_token: z.string(),
  payment_id: z.string(),
  provider: paymentMethod,
  amount: z.int(),
  currency: z.literal('NOK'),
  status: paymentStatus,
  redirect_url: z.string(),
  /** The shop that fills the order (DEC-91, DEC-95). */
  shop_id: z.int(),
});

export const paymentCalls = {
  checkout: {
    input: orderPayload.extend({ payment_method: paymentMethod, expected_total: z.int().min(0).max(2_147_483_647) }),
    answer: startedPayment,
  },
  payment: { input: z.object({ payment_id: paymentId, token: receiptToken }), answer: payment },
  cancelPayment: { input: z.object({ payment_id: paymentId, token: receiptToken }), answer: payment },
  /** The body is the provider's and no more than a hint (DEC-97); Qliro's own question comes with step=validate. */
  paymentCallback: {
    input: z.looseObject({
      provider: paymentMethod,
      payment_id: paymentId,
      token: z.string().max(100),
      step: z.literal('validate').optional(),
    }),
    answer: z.looseObject({}),
  },
};

export type PaymentRecord = z.infer<typeof payment>;
export type StartedPayment = z.infer<typeof startedPayment>;
