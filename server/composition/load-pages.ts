import { pathToFileURL } from 'node:url';
import { pages as pageFiles } from '#content/nb/pages/registry.ts';
import { loadMarkdownPages } from '../adapters/pages-markdown/pages-markdown.ts';
import type { Pages } from '../ports/content/pages.ts';
import type { Stores } from './open-stores.ts';

/** The editorial pages of a folder, with the names and addresses of this brand variant filled in. */
export function loadPages(folder: string, { brand, published }: Stores): Promise<Pages> {
  const { contact } = published.current.settings;
  return loadMarkdownPages({
    directory: pathToFileURL(`${folder}/`),
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
