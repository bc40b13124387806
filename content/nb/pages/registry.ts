/**
 * Every page of the chain, written out. The text stands in the Markdown file beside this one; title and description are
 * repeated here because menus, breadcrumbs and the list on /informasjon need them without reading the file (a test holds
 * the two together).
 */
export type PageFeature = 'about' | 'support' | 'maintenance' | 'info';

export type PageSection = 'shopping' | 'guides' | 'chain';

export interface PageEntry {
  /** The path without its slash. */
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
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

export const pages: readonly PageEntry[] = [
  {
    slug: 'kundeservice',
    file: 'kundeservice.md',
    title: 'Kundeservice',
    description: 'Betaling, retur, vilkår, reklamasjon, levering og svar på det folk oftest spør om.',
    section: 'shopping',
    feature: 'support',
  },
  {
    slug: 'kontakt-oss',
    file: 'kontakt-oss.md',
    title: 'Kontakt oss',
    description: 'E-post, telefon, adresse og hva du bør ha klart når du tar kontakt.',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'levering',
    file: 'levering.md',
    title: 'Levering og henting',
    description: 'Hent gratis i butikk, ofte samme dag, eller få varene sendt. Priser, frister og sporing.',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'retur',
    file: 'retur.md',
    title: 'Retur og angrerett',
    description: 'Angrerett i 14 dager, åpent kjøp i 60 dager, reklamasjon, og skjemaet du trenger.',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'kjopsvilkar',
    file: 'kjopsvilkar.md',
    title: 'Kjøpsvilkår',
    description: 'Vilkårene som gjelder når du reserverer eller kjøper hos oss.',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'sporsmal-og-svar',
    file: 'sporsmal-og-svar.md',
    title: 'Spørsmål og svar',
    description: 'Svar på det vi oftest blir spurt om, fra lager og størrelser til rabattkoder og konto.',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'personvernerklaering',
    file: 'personvernerklaering.md',
    title: 'Personvernerklæring',
    description: 'Hvilke opplysninger vi lagrer, hvorfor og hvor lenge, og hvordan du får innsyn eller sletter dem.',
    section: 'shopping',
    feature: null,
  },
  {
    slug: 'vedlikehold',
    file: 'vedlikehold.md',
    title: 'Vedlikehold',
    description: 'Slik vasker, tørker og steller du ull, dun og impregnerte klær, så de varer lenger.',
    section: 'guides',
    feature: 'maintenance',
  },
  {
    slug: 'hvordan-kle-barna',
    file: 'hvordan-kle-barna.md',
    title: 'Hvordan kle barna',
    description: 'Lag på lag, en enkel oppskrift for alle årstider, med tabell for travle morgener.',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'dette-trenger-barnet-til-barnehagestart',
    file: 'dette-trenger-barnet-til-barnehagestart.md',
    title: 'Dette trenger barnet til barnehagestart',
    description: 'Pakkelista, størrelsene og merketipsene vi skulle ønske vi hadde fått selv.',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'bionic-finish-eco',
    file: 'bionic-finish-eco.md',
    title: 'Bionic Finish Eco',
    description: 'Vannavvisende uten fluor. Hva det er, hva det kan, og hva det ikke kan.',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'trim',
    file: 'trim.md',
    title: 'Trim',
    description:
      'Kom i gang, hold det gående, og velg utstyr som faktisk blir brukt. En guide til trening i hverdagen.',
    section: 'guides',
    feature: null,
  },
  {
    slug: 'om-oss',
    file: 'om-oss.md',
    title: 'Om oss',
    description: 'Derfor er prisene lave, og derfor har klubbmedlemmer 5 års garanti.',
    section: 'chain',
    feature: 'about',
  },
  {
    slug: 'furet-vaerbitt-vikafjell',
    file: 'furet-vaerbitt-vikafjell.md',
    title: 'Furet, værbitt – Vikafjell',
    description:
      'Historien om merket som fikk navnet sitt av en fjellovergang med dårlig rykte, og hva 15000 mm betyr.',
    section: 'chain',
    feature: null,
  },
  {
    slug: 'baerekraftig-forretningspraksis',
    file: 'baerekraftig-forretningspraksis.md',
    title: 'Bærekraftig forretningspraksis',
    description: 'Hva vi krever av oss selv og leverandørene våre, og hva vi ikke har fått til ennå.',
    section: 'chain',
    feature: null,
  },
  {
    slug: 'informasjon',
    file: 'informasjon.md',
    title: 'Informasjon',
    description: 'Alle sidene våre på ett sted, fra kjøpsvilkår og retur til guider og historier.',
    section: 'chain',
    feature: 'info',
  },
];
