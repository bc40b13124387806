import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { PlaceholderPictures } from '../adapters/pictures-placeholder/placeholder-pictures.ts';
import type { Storefront } from '../app.ts';
import type { Queryable } from '../database/connection/client.ts';
import type { Pictures } from '../ports/content/pictures.ts';
import type { TestHooks } from './test-hooks.ts';

/** What whoever starts the shop may put in its place. */
export interface ShopParts {
  readonly storefront: () => Promise<Storefront>;
  /** Where pictures come from; without it the shop shows placeholders. */
  readonly pictures: OpenPictures;
  readonly testHooks: TestHooks;
}

/** Made when the shop knows its database and its brand variant. */
export type OpenPictures = (means: {
  readonly database: Queryable;
  readonly brand: BrandVariant;
  /** A folder that this process may write to. */
  readonly dataDir: string;
}) => Promise<Pictures>;

export const openPlaceholders: OpenPictures = async ({ brand }) =>
  new PlaceholderPictures(brand, await readFile(path.join(brand.folders[0] ?? '', 'mark.svg'), 'utf8'));
