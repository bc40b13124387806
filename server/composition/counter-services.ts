import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { counterPath } from '#contract/counter/wire.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { counterStore } from '../database/counter/counter-store.ts';
import { waitingOrders } from '../database/counter/waiting-orders.ts';
import { staffStore } from '../database/staff/staff-store.ts';
import type { CheckoutServices } from '../http/api-v1/checkout-handlers.ts';
import type { EventHub } from '../http/counter/event-hub.ts';
import type { CounterServing } from '../http/counter/serve-counter.ts';
import { lookAgain } from '../jobs/look-again.ts';
import type { MailFrame } from '../mail/mail-layout.ts';
import { shopMails } from '../mail/shop-mails.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { PublishedSource } from '../ports/published.ts';
import { tellShops } from '../use-cases/counter/tell-shops.ts';

interface Given {
  readonly config: Config;
  readonly root: string;
  readonly brand: BrandVariant;
  readonly published: PublishedSource;
  readonly hub: EventHub;
  readonly checkout: CheckoutServices;
  readonly hasher: PasswordHasher;
}

/** What the staff's side is served with; null where it is closed. */
export function counterServing(database: Database, given: Given): CounterServing | null {
  const { config, root, brand, published, hub, checkout, hasher } = given;
  if (config.counter === null) return null;
  return {
    hub,
    brand,
    folder: path.join(root, 'dist/counter'),
    parts: {
      staff: staffStore(database),
      counter: counterStore(database),
      checkout,
      hasher,
      limiter: checkout.limiter,
      published,
      isDemo: config.mode === 'demo',
      idFrom: config.counter.idFrom,
      now: Date.now,
    },
  };
}

/** Writes to the shops of their orders; null where that is not wanted. */
export function startTellingShops(
  database: Database,
  { config, published, frame, counterUrl, onError }: Telling,
): { stop(): Promise<void> } | null {
  if (config.counter?.mailsShops !== true) return null;
  const parts = { waiting: waitingOrders(database), mails: shopMails(frame, counterUrl), published, now: Date.now };
  return lookAgain(tellEveryMs, async () => {
    await tellShops(parts).catch(onError);
  });
}

interface Telling extends Pick<Given, 'config' | 'published'> {
  readonly frame: () => MailFrame;
  readonly counterUrl: () => string;
  readonly onError: (error: unknown) => void;
}

const tellEveryMs = 10_000;

/** On a port of its own where one is set, else with the shop. */
export async function openCounter(
  own: FastifyInstance | null,
  { counter, host }: Config,
  shop: string | null,
): Promise<string | null> {
  const address = own === null ? shop : await own.listen({ port: counter?.port ?? 0, host });
  return address === null ? null : `${address}${counterPath}`;
}
