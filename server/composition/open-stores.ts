import type { BrandVariant } from '#brands/brand.ts';
import { LivePublished } from '../adapters/published-memory/live-published.ts';
import { orderSecrets } from '../adapters/security/order-secrets.ts';
import { checkBrand } from '../brands/check-brand.ts';
import { chosenBrand } from '../brands/chosen-brand.ts';
import { type Sealer, sealer } from '../crypto/sealed.ts';
import type { Database } from '../database/connection/client.ts';
import { loadPublished } from '../database/published/load-published.ts';
import { sharedSecret } from '../database/settings/shared-secret.ts';
import { storedBrandName } from '../database/settings/stored-brand-name.ts';
import type { MailFrame } from '../mail/mail-layout.ts';
import type { OrderSecrets } from '../ports/checkout/order-secrets.ts';
import type { Pictures } from '../ports/content/pictures.ts';
import type { Config } from '../settings/config.ts';
import { withPhotographs } from './open-photographs.ts';
import type { OpenPictures } from './shop-parts.ts';

/** What both the shop and the commands of its staff read from a database. */
export interface Stores {
  readonly database: Database;
  readonly brand: BrandVariant;
  readonly pictures: Pictures;
  readonly published: LivePublished;
  readonly secrets: OrderSecrets;
  /** For what providers give us to keep: a copy of the database alone does not tell it. */
  readonly sealer: Sealer;
  /** Sender and footer of every mail; read again for each, as the settings may have changed. */
  readonly mailFrame: () => MailFrame;
}

export async function openStores(config: Config, database: Database, openPictures: OpenPictures): Promise<Stores> {
  const brand = chosenBrand(config.brandPlaces, config.brandName ?? (await storedBrandName(database)));
  checkBrand(brand);
  const means = { database, brand, dataDir: config.dataDir };
  const pictures = await withPhotographs(config.pictures, await openPictures(means), means);
  const published = await LivePublished.start(() => loadPublished(database, brand, pictures));
  return {
    database,
    brand,
    pictures,
    published,
    secrets: orderSecrets(await sharedSecret(database, 'orders')),
    sealer: sealer(config.sessionSecret ?? (await sharedSecret(database, 'session')), 'providers'),
    mailFrame: () => ({
      brand,
      contact: published.current.settings.contact,
      demo: config.smtpUrl === null,
    }),
  };
}
