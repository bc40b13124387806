import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { PaymentProviders } from '#server/ports/checkout/payment-provider.ts';
import type { ProviderHealth } from '#server/ports/monitoring/running-processes.ts';
import type { CheckoutParts } from './checkout-parts.ts';

export interface PaymentParts extends CheckoutParts {
  readonly providers: PaymentProviders;
  /** How each of them answers this process. */
  readonly providerHealth: () => readonly ProviderHealth[];
  /** What new purchases can be paid with: those of the providers that the brand variant offers. */
  readonly offered: () => readonly PaymentMethod[];
  /** The shop's own address, without a slash at its end. */
  readonly shopUrl: () => string;
  /**
   * Runs what need not be waited for, some of a lane at once; what waits already under its key is not put in again. A failure
   * is written to the log.
   */
  readonly enqueue: (task: { lane: string; key: string; work: () => Promise<unknown> }) => void;
  readonly sleep: (ms: number) => Promise<void>;
}
