import { raiseAlert } from '#storefront/data/alerts.ts';
import { store } from '#storefront/data/store.ts';

/** Why the last try to order or pay did not succeed: stands in the form until the next one (DEC-139). */
export const orderError = store<string | null>(null);

export function tellOrderError(text: string): void {
  orderError.set(text);
  raiseAlert('error', text);
}

export function clearOrderError(): void {
  orderError.set(null);
}
