import { isRecord } from '#domain/storage/parse-json.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';

const key = 'startedPayment';

/** A payment that this tab has redirected to, and the token to ask for its status. */
export interface StartedPayment {
  readonly paymentId: string;
  readonly token: string;
}

/**
 * Stored for as long as the tab lives: a shopper who returns with Back instead of the provider's own link may have paid
 * already, and must not be offered to pay twice (R20). The transaction data itself is not stored (CART-22).
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
