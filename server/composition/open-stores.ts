import { LivePublished } from '../adapters/published-memory/live-published.ts';
import { orderSecrets } from '../adapters/security/order-secrets.ts';
import { checkBrand } from '../brands/check-brand.ts';
import { chosenBrand } from '../brands/chosen-brand.ts';
import { LiveBrand } from '../brands/live-brand.ts';
import { type Sealer, sealer } from '../crypto/sealed.ts';
import type { Database } from '../database/connection/client.ts';
import { resealSecrets } from '../database/maintenance/reseal.ts';
import { loadPublished } from '../database/published/load-published.ts';
import { readBrandChanges } from '../database/settings/brand-changes.ts';
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
  /** Its files with what the office has changed; another from one moment to the next. */
  readonly brand: LiveBrand;
  readonly pictures: Pictures;
  readonly published: LivePublished;
  readonly secrets: OrderSecrets;
  /** For what providers give us to keep: a copy of the database alone does not tell it. */
  readonly sealer: Sealer;
  /** Sender and footer of every mail; read again for each, as the settings may have changed. */
  readonly mailFrame: () => MailFrame;
}

export async function openStores(config: Config, database: Database, openPictures: OpenPictures): Promise<Stores> {
  const files = chosenBrand(config.brandPlaces, config.brandName ?? (await storedBrandName(database)));
  checkBrand(files);
  const brand = new LiveBrand(files);
  await followBrand(database, brand);
  const means = { database, brand, dataDir: config.dataDir };
  const pictures = await withPhotographs(config.pictures, await openPictures(means), means);
  const published = await LivePublished.start(async () => {
    await followBrand(database, brand);
    return loadPublished(database, brand, pictures);
  });
  const secret = config.sessionSecret ?? (await sharedSecret(database, 'session'));
  if (config.previousSecret !== null) await resealSecrets(database, secret, config.previousSecret);
  return {
    database,
    brand,
    pictures,
    published,
    secrets: orderSecrets(await sharedSecret(database, 'orders')),
    sealer: sealer(secret, 'providers'),
    mailFrame: () => ({
      brand,
      contact: published.current.settings.contact,
      demo: config.smtpUrl === null,
    }),
  };
}

/** The office's changes were checked when they were made; where the files are others since, these stand alone. */
async function followBrand(database: Database, brand: LiveBrand): Promise<void> {
  const { changes, edition, marks } = await readBrandChanges(database, brand.name);
  if (edition === brand.edition) return;
  const [fault] = brand.change(changes, edition, marks);
  if (fault !== undefined)
    console.error(
      `Brand variant ${brand.name}: the office's changes do not fit the files: ${fault.field} ${fault.why}`,
    );
}
