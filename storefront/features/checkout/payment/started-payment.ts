import { isRecord } from '#domain/storage/parse-json.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';

const key = 'startedPayment';

/** A payment this tab has sent its shopper to, and what its status is asked with. */
export interface StartedPayment {
  readonly paymentId: string;
  readonly token: string;
}

/**
 * Remembered for as long as the tab: whoever comes back to the checkout by Back instead of by the provider's own way may have
 * paid already, and must not be offered to pay twice (R20). The transaction data itself is stored nowhere (CART-22).
 */
export function storeStartedPayment(payment: StartedPayment): void {
  sessionJson.write(key, payment);
}

export function startedPayment(): StartedPayment | null {
  const stored = sessionJson.read(key, (value) => {
    if (!isRecord(value) || typeof value.paymentId !== 'string' || typeof value.token !== 'string') return undefined;
    return { paymentId: value.paymentId, token: value.token };
  });
  return stored ?? null;
}

export function clearStartedPayment(): void {
  sessionJson.remove(key);
}
