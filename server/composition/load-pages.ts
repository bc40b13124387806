import path from 'node:path';
import { pages as pageFiles } from '#content/nb/pages/registry.ts';
import { loadMarkdownPages } from '../adapters/pages-markdown/pages-markdown.ts';
import type { Pages } from '../ports/content/pages.ts';
import type { Stores } from './open-stores.ts';

/** The editorial pages: the chain's own before those of the folder, its names and addresses filled in. */
export function loadPages(folder: string, { brand, published }: Stores): Promise<Pages> {
  const { contact } = published.current.settings;
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
