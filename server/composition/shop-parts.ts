import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { drawnIcons } from '../adapters/brand-icons/drawn-icons.ts';
import { PlaceholderPictures } from '../adapters/pictures-placeholder/placeholder-pictures.ts';
import type { Storefront } from '../app.ts';
import { brandDrawing } from '../brands/brand-drawing.ts';
import { perEdition } from '../brands/live-brand.ts';
import type { Database, Queryable } from '../database/connection/client.ts';
import type { AppFromSources } from '../http/staff-app/built-app.ts';
import type { JudgedSearches } from '../ports/catalogue/judged-searches.ts';
import type { BrandIcons } from '../ports/content/brand-icons.ts';
import type { Pictures } from '../ports/content/pictures.ts';
import type { DemoPeople } from '../ports/desk/demo-people.ts';
import type { Imports } from '../ports/imports.ts';
import type { TestHooks } from './test-hooks.ts';

/** Parts that whoever starts the shop may replace. */
export interface ShopParts {
  readonly storefront: () => Promise<Storefront>;
  /** Where pictures that are no photographs of the chain's come from; without it the shop shows placeholders. */
  readonly pictures: OpenPictures;
  readonly testHooks: TestHooks;
  /** Takes the chain's data in, for other systems and the office; without it they have no calls for that. */
  readonly imports: OpenImports | null;
  /** The counter's page made from its sources; without it the built one is served. */
  readonly counterPage: AppFromSources | null;
  /** The desk's, alike. */
  readonly deskPage: AppFromSources | null;
  /** Signs in at the desk by one press; a live shop refuses to start with it. */
  readonly demoDesk: OpenDemoDesk | null;
  /** Queries with judged answers, of the catalogue it is started with: drafts of synonyms are tried on them. */
  readonly judged: JudgedSearches | null;
}

/** Made when the shop knows its database. */
export type OpenImports = (means: { readonly database: Database; readonly databaseUrl: string }) => Imports;
export type OpenDemoDesk = (database: Database) => DemoPeople;

/** Made when the shop knows its database and its brand variant. */
export type OpenPictures = (means: {
  readonly database: Queryable;
  readonly brand: BrandVariant;
  /** A folder that this process may write to. */
  readonly dataDir: string;
}) => Promise<Pictures>;

export const openPlaceholders = async ({ brand }: { readonly brand: BrandVariant }) =>
  new PlaceholderPictures(brand, (await readFile(markOf(brand))).toString());

export function openBrandIcons(brand: BrandVariant): BrandIcons {
  const icons = perEdition(brand, () =>
    drawnIcons(Buffer.from(brandDrawing(brand, 'mark.svg') ?? ''), brand.theme.colors.bg),
  );
  return { png: (size, look) => icons().png(size, look) };
}

function markOf({ folders }: BrandVariant): string {
  return path.join(folders[0] ?? '', 'mark.svg');
}
