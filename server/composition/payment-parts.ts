import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutStore } from '../database/checkout/checkout-store.ts';
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
  { database, brand, published, secrets, mailFrame }: Stores,
  { shopUrl, enqueue, mailLimit, testHooks = noTestHooks }: PaymentPartsOptions,
): PaymentParts {
  return {
    store: testHooks.store(checkoutStore(database)),
    published,
    secrets,
    mails: reservationMails(mailFrame, shopUrl, secrets, mailLimit),
    sms: sendsSms(config)
      ? reservationSms({
          brand: brand.displayName,
          published,
          secrets,
          idFrom: config.counter?.idFrom ?? null,
          now: Date.now,
        })
      : noSms,
    providers: testHooks.providers(paymentProviders(config.payments)),
    holdLimits: config.holdLimits,
    shopUrl,
    now: Date.now,
    sleep,
    enqueue,
  };
}

/** A demo keeps them in its outbox, for whoever tries the shop out. */
function sendsSms({ sms, mode }: Config): boolean {
  return sms !== null || mode === 'demo';
}
