import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { pages as pageFiles } from '#content/nb/pages/registry.ts';
import type { SettingsRecord } from '#contract/tenant.ts';
import { loadMarkdownPages } from '../adapters/pages-markdown/pages-markdown.ts';
import type { Pages } from '../ports/content/pages.ts';

/** The editorial pages: the chain's own before those of the folder, its names and addresses filled in. */
export function loadPages(
  folder: string,
  brand: BrandVariant,
  contact: Omit<SettingsRecord['contact'], 'social'>,
): Promise<Pages> {
  return loadMarkdownPages({
    folders: [...brand.folders.map((place) => path.join(place, 'pages')), folder],
    files: pageFiles,
    facts: {
      kjede: brand.displayName,
      klubb: brand.club,
      epost: contact.email,
      orgnr: contact.orgNo,
      adresse: contact.address,
      telefon: contact.phone,
      selskap: brand.legalName,
    },
  });
}
