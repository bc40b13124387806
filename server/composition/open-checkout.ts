import { listReservations, listWithdrawn, type ReservationList } from '../database/checkout/list-reservations.ts';
import { openDatabase } from '../database/connection/client.ts';
import { readMark } from '../database/maintenance/shop-mark.ts';
import type { OrderSecrets } from '../ports/checkout/order-secrets.ts';
import type { StoredReservation } from '../ports/checkout/stored-reservation.ts';
import type { Config } from '../settings/config.ts';
import { ConfigError } from '../settings/setting-values.ts';
import type { PaymentParts } from '../use-cases/checkout/payment-parts.ts';
import { openStores } from './open-stores.ts';
import { paymentParts } from './payment-parts.ts';
import { openPlaceholders } from './shop-parts.ts';

/** The checkout without the shop around it: for commands, which have no visitors. */
export interface OpenCheckout {
  readonly parts: PaymentParts;
  readonly secrets: OrderSecrets;
  list(wanted: ReservationList): Promise<readonly StoredReservation[]>;
  listWithdrawn(wanted: Parameters<typeof listWithdrawn>[1]): Promise<readonly StoredReservation[]>;
  close(): Promise<void>;
}

export async function openCheckout(config: Config, databaseUrl: string): Promise<OpenCheckout> {
  const database = openDatabase({ url: databaseUrl, applicationName: 'hent reservation', poolSize: 2 });
  // Where a demo's database stands does not matter: it is marked as one.
  if (config.mode === 'live' && config.publicUrl === null && (await readMark(database)) !== 'demo') {
    await database.close();
    throw new ConfigError('PUBLIC_URL is missing: mails to the customers link to it.');
  }
  // Nobody looks at pages here.
  const stores = await openStores(config, database, openPlaceholders);
  return {
    parts: paymentParts(config, stores, {
      shopUrl: () => config.publicUrl ?? 'http://localhost',
      enqueue: ({ work }) => void work(),
    }),
    secrets: stores.secrets,
    list: (wanted) => listReservations(database, wanted),
    listWithdrawn: (wanted) => listWithdrawn(database, wanted),
    close: () => database.close(),
  };
}
