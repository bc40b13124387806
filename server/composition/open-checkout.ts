import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandVariantByName } from '#brands/registry.ts';
import { DrawnPictures } from '../adapters/pictures-drawn/drawn-pictures.ts';
import { LivePublished } from '../adapters/published-memory/live-published.ts';
import { orderSecrets } from '../adapters/security/order-secrets.ts';
import { checkoutStore } from '../database/checkout/checkout-store.ts';
import { listReservations, listWithdrawn, type ReservationList } from '../database/checkout/list-reservations.ts';
import { openDatabase } from '../database/connection/client.ts';
import { readMark } from '../database/maintenance/shop-mark.ts';
import { articleDrawings } from '../database/published/article-drawings.ts';
import { loadPublished } from '../database/published/load-published.ts';
import { sharedSecret } from '../database/settings/shared-secret.ts';
import { storedBrandName } from '../database/settings/stored-brand-name.ts';
import { reservationMails } from '../mail/reservation-mails.ts';
import type { OrderSecrets } from '../ports/checkout/order-secrets.ts';
import type { StoredReservation } from '../ports/checkout/stored-reservation.ts';
import type { Config } from '../settings/config.ts';
import { ConfigError } from '../settings/setting-values.ts';
import type { PaymentParts } from '../use-cases/payment/payment-parts.ts';
import { paymentProviders } from './payment-providers.ts';

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
  // A demo's database says so itself, wherever it stands.
  if (config.mode === 'live' && config.publicUrl === null && (await readMark(database)) !== 'demo') {
    await database.close();
    throw new ConfigError('PUBLIC_URL is missing: mails to the customers link to it.');
  }
  const brand = brandVariantByName(config.brandName ?? (await storedBrandName(database)));
  const pictures = new DrawnPictures({
    articles: articleDrawings(database),
    folder: path.join(config.dataDir, 'pictures'),
    palette: brand.theme.palette,
    secret: await sharedSecret(database, 'pictures'),
  });
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
    enqueue: ({ work }) => void work(),
  };
  return {
    parts,
    secrets,
    list: (wanted) => listReservations(database, wanted),
    listWithdrawn: (wanted) => listWithdrawn(database, wanted),
    close: () => database.close(),
  };
}
