import type { PaymentProvider, PaymentProviders, ProviderResult } from '#server/ports/checkout/payment-provider.ts';
import type { ProviderHealth } from '#server/ports/monitoring/running-processes.ts';

export interface WatchedProviders {
  readonly providers: PaymentProviders;
  readonly health: () => readonly ProviderHealth[];
}

/** The same providers, with an eye on whether they answer. A refusal is an answer. */
export function watchedProviders(providers: PaymentProviders, now: () => number): WatchedProviders {
  const seen = new Map<string, ProviderHealth>();
  const watch = (provider: PaymentProvider): PaymentProvider => {
    const { method } = provider;
    const nothing: ProviderHealth = { method, isOpen: false, failuresInARow: 0, lastOkAt: null };
    seen.set(method, nothing);
    const watched = async <T>(asked: ProviderResult<T>) => {
      const answer = await asked;
      const before = seen.get(method) ?? nothing;
      const isDown = !answer.ok && answer.refusal.kind === 'unavailable';
      seen.set(
        method,
        isDown
          ? {
              ...before,
              isOpen: answer.refusal.detail.includes(breakerOpen),
              failuresInARow: before.failuresInARow + 1,
            }
          : { method, isOpen: false, failuresInARow: 0, lastOkAt: now() },
      );
      return answer;
    };
    return {
      ...provider,
      create: (...given) => watched(provider.create(...given)),
      read: (...given) => watched(provider.read(...given)),
      capture: (...given) => watched(provider.capture(...given)),
      cancel: (...given) => watched(provider.cancel(...given)),
      refund: (...given) => watched(provider.refund(...given)),
    };
  };
  return {
    providers: new Map([...providers].map(([method, provider]) => [method, watch(provider)])),
    health: () => [...seen.values()],
  };
}

/** As payment-http.ts says it. */
export const breakerOpen = 'the breaker is open';
