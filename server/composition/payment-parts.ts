import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import { watchedProviders } from '../adapters/payment-shared/watched-providers.ts';
import { checkoutStore } from '../database/checkout/checkout-store.ts';
import { vippsWebhooks } from '../database/checkout/vipps-webhooks.ts';
import { reservationMails } from '../mail/reservation-mails.ts';
import type { Config } from '../settings/config.ts';
import { noSms, reservationSms } from '../sms/reservation-sms.ts';
import type { PaymentParts } from '../use-cases/checkout/payment-parts.ts';
import type { Stores } from './open-stores.ts';
import { paymentProviders } from './payment-providers.ts';
import { noTestHooks, type TestHooks } from './test-hooks.ts';

export interface PaymentPartsOptions {
  readonly shopUrl: () => string;
  readonly enqueue: PaymentParts['enqueue'];
  /** Mails an hour to one recipient whose address is not verified; without a limit where staff sends them. */
  readonly mailLimit?: number;
  readonly testHooks?: TestHooks;
}

/** What reservations and payments are made of, for the shop and for the commands of its staff. */
export function paymentParts(
  config: Config,
  { database, brand, published, secrets, sealer, mailFrame }: Stores,
  { shopUrl, enqueue, mailLimit, testHooks = noTestHooks }: PaymentPartsOptions,
): PaymentParts {
  const registrations = vippsWebhooks(database, sealer);
  const watched = watchedProviders(
    testHooks.providers(paymentProviders(config.payments, { registrations, shopUrl, now: Date.now })),
    Date.now,
  );
  const { providers } = watched;
  return {
    store: testHooks.store(checkoutStore(database)),
    published,
    secrets,
    mails: reservationMails(mailFrame, shopUrl, secrets, mailLimit),
    sms: sendsSms(config)
      ? reservationSms({
          brand: () => brand.displayName,
          published,
          secrets,
          idFrom: config.counter?.idFrom ?? null,
          now: Date.now,
        })
      : noSms,
    providers,
    providerHealth: watched.health,
    // The office may switch Vipps off and on while the shop is open.
    offered: () => [...providers.keys()].filter((method) => isOffered(method, brand)),
    holdLimits: config.holdLimits,
    shopUrl,
    now: Date.now,
    sleep,
    enqueue,
  };
}

/** What was paid with Vipps before it was switched off is drawn and given back all the same. */
function isOffered(method: PaymentMethod, { vipps }: Stores['brand']): boolean {
  return method !== 'vipps' || vipps;
}

/** A demo keeps them in its outbox, for whoever tries the shop out. */
function sendsSms({ sms, mode }: Config): boolean {
  return sms !== null || mode === 'demo';
}
