import type { ProviderFailure } from '#server/ports/checkout/payment-provider.ts';
import type { Result } from '#server/ports/result.ts';
import { type PaymentAnswer, type PaymentRequest, paymentHttp } from '../payment-shared/payment-http.ts';
import { isFinalRefusal } from './vipps-errors.ts';
import { unitHeaders, type VippsKeys } from './vipps-keys.ts';
import { VippsTokens } from './vipps-tokens.ts';

export type VippsHttp = (
  keys: VippsKeys,
  request: Omit<PaymentRequest, 'headers'>,
  idempotencyKey?: string,
) => Promise<Result<PaymentAnswer, ProviderFailure>>;

/** Calls to Vipps MobilePay. A token that Vipps does not take is renewed once, and the call repeated under the same key. */
export function vippsHttp(url: string, now: () => number): VippsHttp {
  const http = paymentHttp(url, isFinalRefusal);
  const tokens = new VippsTokens(http, now);
  return async (keys, request, idempotencyKey) => {
    const once = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const call = (token: string) =>
      http({ ...request, headers: { ...unitHeaders(keys), ...once, authorization: `Bearer ${token}` } });
    const token = await tokens.get(keys);
    if (!token.ok) return token;
    const answer = await call(token.value.text);
    if (answer.ok || answer.refusal.status !== 401) return answer;
    await tokens.forget(keys, token.value);
    const renewed = await tokens.get(keys);
    return renewed.ok ? call(renewed.value.text) : renewed;
  };
}
