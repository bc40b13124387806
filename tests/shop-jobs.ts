import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { paymentProviders } from '#server/composition/payment-providers.ts';
import { noTestHooks, type TestHooks } from '#server/composition/test-hooks.ts';
import { checkoutStore } from '#server/database/checkout/checkout-store.ts';
import type { Database } from '#server/database/connection/client.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import { runCheckoutJobs } from '#server/jobs/checkout-jobs.ts';
import { reservationMails } from '#server/mail/reservation-mails.ts';
import type { Published } from '#server/ports/content/published.ts';
import { readConfig } from '#server/settings/config.ts';
import { type PaymentSetting, paymentSettings } from '#server/settings/payments/payment-settings.ts';
import { reservationSms } from '#server/sms/reservation-sms.ts';
import type { PaymentParts } from '#server/use-cases/checkout/payment-parts.ts';

/** The jobs of a shop at a time of one's own: what happens in thirty minutes or three days need not be waited for. */
export async function shopJobs(
  database: Database,
  settings: Readonly<Record<string, string>>,
  testHooks: TestHooks = noTestHooks,
): Promise<{ parts: PaymentParts; setClock(now: number): void; runAt(now: number): Promise<void> }> {
  let now = Date.now();
  const secrets = orderSecrets(await sharedSecret(database, 'orders'));
  const [brand] = shippedVariants;
  if (brand === undefined) throw new Error('there is no brand variant');
  const frame = { brand, contact: { email: 'post@example.no', address: 'Varden 1', orgNo: '900 000 015' }, demo: true };
  const providers = paymentProviders(
    paymentSettings((name: PaymentSetting) => settings[name] ?? ''),
    // Nobody listens to webhooks here.
    {
      registrations: { of: async () => [], add: async () => {}, remove: async () => {} },
      shopUrl: () => 'http://127.0.0.1:1',
      now: Date.now,
    },
  );
  const parts: PaymentParts = {
    store: testHooks.store(checkoutStore(database)),
    published: {
      version: 0,
      // No hours are known, so what is to be prepared is held for a week.
      current: { shops: [] } as unknown as Published,
    },
    holdLimits: readConfig({}, '.').holdLimits,
    secrets,
    mails: reservationMails(
      () => frame,
      () => 'http://shop.example',
      secrets,
    ),
    sms: reservationSms({
      brand: () => brand.displayName,
      published: { version: 0, current: { shops: [] } as unknown as Published },
      secrets,
      idFrom: null,
      now: () => now,
    }),
    providers: testHooks.providers(providers),
    providerHealth: () => [],
    offered: () => [...providers.keys()],
    shopUrl: () => 'http://shop.example',
    now: () => now,
    sleep: async () => {},
    enqueue: ({ work }) => void work(),
  };
  return {
    parts,
    setClock: (instant) => {
      now = instant;
    },
    runAt: async (instant) => {
      now = instant;
      await runCheckoutJobs(parts);
      await runCheckoutJobs(parts); // what the first round has planned
    },
  };
}
