import { oere } from '#domain/money/money.ts';
import type { ProviderView } from '#server/ports/checkout/payment-provider.ts';

interface Amount {
  readonly value?: unknown;
  readonly currency?: unknown;
}

type Sum = 'authorizedAmount' | 'capturedAmount' | 'cancelledAmount' | 'refundedAmount';

interface VippsPayment {
  readonly reference?: unknown;
  readonly state?: unknown;
  readonly amount?: Amount;
  readonly aggregate?: Readonly<Partial<Record<Sum, Amount>>>;
  readonly captureGuaranteedUntil?: unknown;
}

/** Null: it cannot be understood. */
export function vippsView(body: unknown): ProviderView | null {
  const { reference, state, amount, aggregate, captureGuaranteedUntil } = (body ?? {}) as VippsPayment;
  if (typeof reference !== 'string' || typeof amount?.value !== 'number') return null;
  const sum = (name: Sum) => oere(Number(aggregate?.[name]?.value ?? 0));
  const authorized = sum('authorizedAmount');
  const until = Date.parse(String(captureGuaranteedUntil));
  return {
    status: statusOf(String(state), sum),
    paymentId: reference,
    // What was approved counts, not what was asked for: approval of another amount must be seen.
    amount: authorized > 0 ? authorized : oere(amount.value),
    currency: String(amount.currency),
    captured: sum('capturedAmount'),
    refunded: sum('refundedAmount'),
    ...(Number.isNaN(until) ? {} : { captureUntil: until }),
  };
}

/** The state never leaves AUTHORIZED once it is there: what was drawn and let go of stands in the sums. */
function statusOf(state: string, sum: (name: Sum) => number): ProviderView['status'] {
  if (state === 'CREATED') return 'open';
  if (state !== 'AUTHORIZED') return 'cancelled'; // ABORTED by the shopper, EXPIRED, or TERMINATED by us
  const [authorized, captured] = [sum('authorizedAmount'), sum('capturedAmount')];
  if (captured > 0 && captured >= authorized) return 'captured';
  return captured + sum('cancelledAmount') >= authorized ? 'cancelled' : 'authorized';
}
