import type { BrandVariant } from '#brands/brand.ts';
import { broughtDrawing } from '#contract/brand/brand-fields.ts';
import { type HomeFile, type HomeFilePicture, type HomeFileSlot, readStoredHome } from '#contract/home-file.ts';
import { slotNames } from '#contract/home-slots.ts';
import type { HomeContent, HomeSlot, SettingsRecord } from '#contract/tenant.ts';
import { defaultMenuGenders } from '#domain/navigation/genders.ts';
import type { Pictures } from '#server/ports/content/pictures.ts';
import type { Queryable } from '../connection/client.ts';
import { logoAddresses } from './tenant-record.ts';

/** The settings of a brand variant; what is not set has the default of the contract (DEC-134). */
export async function settingsRecord(
  database: Queryable,
  brand: BrandVariant,
  pictures: Pick<Pictures, 'addressOf'>,
): Promise<Omit<SettingsRecord, 'reservation_statuses' | 'payment_methods'>> {
  const rows = await database.query<{ key: string; value: unknown }>(
    `SELECT DISTINCT ON (key) key, value FROM settings WHERE brand_name IN ('*', $1) ORDER BY key, brand_name = '*'`,
    [brand.name],
  );
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const home = readStoredHome(stored.get('home') ?? brand.home);
  const previews = Object.entries(home.previews).map(([name, set]) => [name, homeContent(set, brand, pictures)]);
  return {
    brand_name: brand.name,
    chain_id: 1,
    menu_genders: menuGenders(stored.get('menu_genders') as string[] | undefined, brand),
    search_on_type: stored.get('search_on_type') === 1 ? 1 : 0,
    reviews_auto_approve: stored.get('reviews_auto_approve') === 1 ? 1 : 0,
    own_productlines: (stored.get('own_productlines') as number[] | undefined) ?? [],
    contact: contact(stored.get('contact'), brand),
    brand: {
      legal_name: brand.legalName,
      tagline: brand.tagline,
      club: brand.club,
      logo_width: brand.logo.width,
      logo_height: brand.logo.height,
      ...(broughtDrawing(brand.changes, 'logo-neg') !== null && { logo_neg: logoAddresses(brand, 'logo-neg') }),
      menu: brand.menu,
      texts: brand.texts,
    },
    home: { ...homeContent(home, brand, pictures), previews: Object.fromEntries(previews) },
  };
}

/** What the office has set comes before the settings, and those before the files. */
function contact(stored: unknown, brand: BrandVariant): SettingsRecord['contact'] {
  const { orgNo, contact: own, changes } = brand;
  const all = { orgNo, ...own, social: [...own.social] };
  const held = Object.entries(all).filter(([name]) => (name === 'orgNo' ? name : `contact.${name}`) in changes);
  return { ...all, ...(stored as object | undefined), ...Object.fromEntries(held) };
}

function menuGenders(stored: readonly string[] | undefined, { menuGenders: own, changes }: BrandVariant): string[] {
  const before = 'menuGenders' in changes ? undefined : stored;
  return [...(before ?? own ?? defaultMenuGenders)];
}

/** A page as the shop shows it: pictures are addresses. */
export function homeContent(stored: HomeFile, brand: BrandVariant, pictures: Pick<Pictures, 'addressOf'>): HomeContent {
  const slots = slotNames.map((name) => [name, slot(stored.slots[name], pictures)]);
  return {
    hero: {
      ...stored.hero,
      image: address(stored.hero.image, pictures),
      imageMobile: address(stored.hero.imageMobile, pictures),
    },
    slots: Object.fromEntries(slots),
    pictures: {
      pallet: pictures.addressOf({ kind: 'pallet', brand: brand.name }),
      map: pictures.addressOf({ kind: 'map', brand: brand.name }),
      signIn: pictures.addressOf({
        kind: 'scene',
        name: 'fjell',
        palette: brand.name,
        width: 800,
        height: 860,
        seed: 12,
      }),
    },
  };
}

function slot(stored: HomeFileSlot | null | undefined, pictures: Pick<Pictures, 'addressOf'>): HomeSlot | null {
  if (stored === null || stored === undefined) return null;
  return {
    ...stored,
    image: address(stored.image, pictures),
    imageMobile: address(stored.imageMobile, pictures),
  };
}

function address(picture: HomeFilePicture | null, pictures: Pick<Pictures, 'addressOf'>): string | null {
  return picture === null || typeof picture === 'string' ? picture : pictures.addressOf(picture);
}
