import { setTimeout as sleep } from 'node:timers/promises';
import { brandVariantByName } from '#brands/registry.ts';
import { orderSecrets } from './adapters/order-secrets.ts';
import type { Config } from './config.ts';
import { checkoutStore } from './database/checkout/checkout-store.ts';
import { listReservations, listWithdrawn, type ReservationList } from './database/checkout/list-reservations.ts';
import { openDatabase } from './database/client.ts';
import { loadPublished } from './database/load-published.ts';
import { sharedSecret } from './database/shared-secret.ts';
import { readMark } from './database/shop-mark.ts';
import { storedBrandName } from './database/stored-brand-name.ts';
import { reservationMails } from './mail/reservation-mails.ts';
import { paymentProviders } from './payment-providers.ts';
import type { OrderSecrets } from './ports/order-secrets.ts';
import type { StoredReservation } from './ports/stored-reservation.ts';
import { LivePublished } from './published-source.ts';
import { ConfigError } from './setting-values.ts';
import { openPlaceholders } from './shop-parts.ts';
import type { PaymentParts } from './use-cases/payment/payment-parts.ts';

/** The checkout without the shop around it: for commands, which have no visitors. */
export interface OrderDesk {
  readonly parts: PaymentParts;
  readonly secrets: OrderSecrets;
  list(wanted: ReservationList): Promise<readonly StoredReservation[]>;
  listWithdrawn(wanted: Parameters<typeof listWithdrawn>[1]): Promise<readonly StoredReservation[]>;
  close(): Promise<void>;
}

export async function openOrderDesk(config: Config, databaseUrl: string): Promise<OrderDesk> {
  const database = openDatabase({ url: databaseUrl, applicationName: 'hent reservation', poolSize: 2 });
  // A demo's database says so itself, wherever it stands.
  if (config.mode === 'live' && config.publicUrl === null && (await readMark(database)) !== 'demo') {
    await database.close();
    throw new ConfigError('PUBLIC_URL is missing: mails to the customers link to it.');
  }
  const brand = brandVariantByName(config.brandName ?? (await storedBrandName(database)));
  // Nobody looks at pages here.
  const pictures = await openPlaceholders({ database, brand, dataDir: config.dataDir });
  const published = await LivePublished.start(() => loadPublished(database, brand, pictures));
  const secrets = orderSecrets(await sharedSecret(database, 'orders'));
  const shopUrl = () => config.publicUrl ?? 'http://localhost';
  const frame = () => ({
    brand,
    contact: published.current.settings.contact,
    demo: config.smtpUrl === null,
  });
  const parts: PaymentParts = {
    store: checkoutStore(database),
    published,
    secrets,
    mails: reservationMails(frame, shopUrl, secrets),
    providers: paymentProviders(config.payments),
    holdLimits: config.holdLimits,
    shopUrl,
    now: Date.now,
    sleep,
    lookInto: ({ work }) => void work(),
  };
  return {
    parts,
    secrets,
    list: (wanted) => listReservations(database, wanted),
    listWithdrawn: (wanted) => listWithdrawn(database, wanted),
    close: () => database.close(),
  };
}
