/**
 * Every page a chain may have, written out. Its words stand in the Markdown file of the chain (`pages` in the folder of
 * its brand variant), else in the one beside this file; a page that has neither is not found in that chain's shop.
 */
export type PageFeature = 'about' | 'support' | 'maintenance' | 'info';

export type PageSection = 'shopping' | 'guides' | 'chain';

export interface PageEntry {
  /** The path without its slash. */
  readonly slug: string;
  readonly file: string;
  readonly section: PageSection;
  /** The brand feature that shows the page in menus (CONST-20); the page itself answers for every brand. */
  readonly feature: PageFeature | null;
}

/** Headings of the list on /informasjon, in this order. */
export const sectionTitles: Readonly<Record<PageSection, string>> = {
  shopping: 'Kjøp og hjelp',
  guides: 'Guider',
  chain: 'Om oss',
};

/** Texts whose every version is stored: somebody has agreed to them. The first are the terms of sale. */
export const legalPages = ['kjopsvilkar', 'personvernerklaering', 'retur'] as const;

export const pages: readonly PageEntry[] = [
  {
    slug: 'kundeservice',
    file: 'kundeservice.md',
    section: 'shopping',
    feature: 'support',
  },
  {
    slug: 'kontakt-oss',
    file: 'kontakt-oss.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'levering',
    file: 'levering.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'retur',
    file: 'retur.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'kjopsvilkar',
    file: 'kjopsvilkar.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'sporsmal-og-svar',
    file: 'sporsmal-og-svar.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'tilgjengelighet',
    file: 'tilgjengelighet.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'personvernerklaering',
    file: 'personvernerklaering.md',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'vedlikehold',
    file: 'vedlikehold.md',
    section: 'guides',
    feature: 'maintenance',
  },
  {
    slug: 'hvordan-kle-barna',
    file: 'hvordan-kle-barna.md',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'dette-trenger-barnet-til-barnehagestart',
    file: 'dette-trenger-barnet-til-barnehagestart.md',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'bionic-finish-eco',
    file: 'bionic-finish-eco.md',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'trim',
    file: 'trim.md',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'om-oss',
    file: 'om-oss.md',
    section: 'chain',
    feature: 'about',
  },
  {
    slug: 'furet-vaerbitt-vikafjell',
    file: 'furet-vaerbitt-vikafjell.md',
    section: 'chain',
    feature: null,
  },
  {
    slug: 'baerekraftig-forretningspraksis',
    file: 'baerekraftig-forretningspraksis.md',
    section: 'chain',
    feature: null,
  },
  {
    slug: 'apenhetsloven',
    file: 'apenhetsloven.md',
    section: 'chain',
    feature: null,
  },
  {
    slug: 'informasjon',
    file: 'informasjon.md',
    section: 'chain',
    feature: 'info',
  },
];
