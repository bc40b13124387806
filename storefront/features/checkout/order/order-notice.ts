import type { AlertType } from '#domain/alert/alert.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { store } from '#storefront/data/store.ts';

export interface OrderNotice {
  /** A payment cancelled by the shopper is no error. */
  readonly type: Extract<AlertType, 'error' | 'info'>;
  readonly text: string;
}

/** Why the last try to order or pay did not succeed: stands in the form until the next one (DEC-139). */
export const orderNotice = store<OrderNotice | null>(null);

export function showOrderFailure(text: string, type: OrderNotice['type'] = 'error'): void {
  orderNotice.set({ type, text });
  raiseAlert(type, text);
}

export function clearOrderNotice(): void {
  orderNotice.set(null);
}
