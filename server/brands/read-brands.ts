import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { brandFile } from '#contract/brand/brand-file.ts';
import { brandTexts } from '#contract/brand/brand-texts.ts';
import { homeFile } from '#contract/home-file.ts';
import { BrandError, readBrandJson } from './read-brand-json.ts';

/** The folder of the brand variants that come with the shop. */
export const shippedBrands = path.resolve(import.meta.dirname, '../../brands');

/** Names of the brand variants in these folders, each a folder with a brand.json. */
export function brandNames(places: readonly string[]): string[] {
  const names = places.flatMap((place) => readdirSync(place).filter((name) => isBrand(place, name)));
  return [...new Set(names)].sort();
}

/** The brand variant of this name; a later place wins, so that a chain's own comes before what is shipped. */
export function brandByName(places: readonly string[], name: string): BrandVariant {
  const place = places.findLast((one) => isBrand(one, name));
  if (place === undefined)
    throw new BrandError(`Unknown brand name '${name}'. Known brand names: ${brandNames(places).join(', ')}`);
  const folder = path.join(place, name);
  const file = readBrandJson(path.join(folder, 'brand.json'), brandFile);
  const folders = [folder, ...baseFolders(place, name, file.basedOn)];
  const texts = folders
    .map((one) => path.join(one, 'texts.json'))
    .filter((one) => existsSync(one))
    .map((one) => readBrandJson(one, brandTexts));
  const home = path.join(folder, 'home.json');
  return {
    ...file,
    name,
    folders,
    texts: Object.assign({}, ...texts.reverse()),
    home: existsSync(home) ? readBrandJson(home, homeFile) : null,
    changes: {},
    edition: 0,
  };
}

export function brandsIn(places: readonly string[]): BrandVariant[] {
  return brandNames(places).map((name) => brandByName(places, name));
}

/** The name is part of addresses and of a selector. */
function isBrand(place: string, name: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(name) && existsSync(path.join(place, name, 'brand.json'));
}

function baseFolders(place: string, name: string, basedOn: string | null): string[] {
  if (basedOn === null) return [];
  const folder = path.join(place, basedOn);
  if (!existsSync(folder)) throw new BrandError(`${name}/brand.json: basedOn: there is no folder ${basedOn} beside it`);
  return [folder];
}
