import { klarna } from '#server/adapters/payment-klarna/payment-klarna.ts';
import { nexi } from '#server/adapters/payment-nexi/payment-nexi.ts';
import { qliro } from '#server/adapters/payment-qliro/payment-qliro.ts';
import { vipps } from '#server/adapters/payment-vipps/payment-vipps.ts';
import type { PaymentProvider } from '#server/ports/checkout/payment-provider.ts';
import { type ProviderUnderTest, paymentProviderConformance } from '#tests/conformance/payment-provider.conformance.ts';
import type { Emulator } from './emulator.ts';
import { startKlarna } from './klarna.ts';
import { startNexi } from './nexi.ts';
import { startQliro } from './qliro.ts';
import { startVipps } from './vipps.ts';

/** `refusals`: how often credentials must be refused in a row before the adapter gives up. */
function underTest(emulator: Emulator, provider: PaymentProvider, refusals = 1): ProviderUnderTest {
  return {
    provider,
    decide: (paymentId, decision) => emulator.decide(paymentId, decision),
    created: (paymentId) => emulator.created(paymentId),
    moved: (paymentId, kind) => emulator.ledger.sum(paymentId, kind),
    captureElsewhere: (paymentId, amount) => emulator.captureElsewhere(paymentId, amount),
    refuse: (call, why) =>
      emulator.faults.plan(
        why === 'for good'
          ? { on: call, kind: 'refuse', times: 1 }
          : { on: call, kind: 'instead', times: refusals, answer: { status: 401, json: { error: 'credentials' } } },
      ),
    loseAnswer: (call) => emulator.faults.plan({ on: call, kind: 'cut-after', times: 1 }),
    break: (how) => {
      emulator.faults.clear();
      if (how !== null) emulator.faults.plan({ on: '*', kind: how });
    },
    stop: () => emulator.stop(),
  };
}

paymentProviderConformance('Klarna', async () => {
  const emulator = await startKlarna([{ username: 'u', password: 'p' }]);
  return underTest(emulator, klarna({ url: emulator.url, credentialsOf: () => ({ username: 'u', password: 'p' }) }));
});

paymentProviderConformance('Qliro', async () => {
  const emulator = await startQliro([{ apiKey: 'k', secret: 's' }]);
  return underTest(emulator, qliro({ url: emulator.url, credentialsOf: () => ({ apiKey: 'k', secret: 's' }) }));
});

paymentProviderConformance('Nexi', async () => {
  const emulator = await startNexi([{ name: 'n', secretKey: 'n' }]);
  return underTest(emulator, nexi({ url: emulator.url, credentialsOf: () => ({ secretKey: 'n' }) }));
});

paymentProviderConformance('Vipps', async () => {
  const keys = { clientId: 'c', clientSecret: 's', subscriptionKey: 'k', msn: '123456' };
  const emulator = await startVipps([{ name: 'v', ...keys }]);
  const registrations = { of: async () => [], add: async () => {}, remove: async () => {} };
  const provider = vipps({
    url: emulator.url,
    keysOf: () => ({ ...keys, unit: 'chain' }),
    registrations,
    shopUrl: () => 'http://shop.example',
    now: Date.now,
  });
  // A token that is not taken is renewed once.
  return underTest(emulator, provider, 2);
});
