import type { ColorRole } from '#contract/brand/color-roles.ts';
import type { DeskRefusal } from '#contract/desk/refusal.ts';

/** The parts of the page, by the end of its address. */
export const settingsSections = {
  utseende: 'Utseende',
  kontakt: 'Kontakt og firma',
  meny: 'Meny',
  brytere: 'Brytere',
} as const;

export type SettingsSection = keyof typeof settingsSections;

export const colorNames: Readonly<Record<ColorRole, string>> = {
  bg: 'Bunn',
  surface: 'Flate',
  'surface-2': 'Flate, dempet',
  tile: 'Bak varer',
  'tile-alt': 'Bak varer, annenhver',
  'tile-floor': 'Gulv under varer',
  ink: 'Tekst',
  'ink-2': 'Dempet tekst',
  line: 'Linje',
  'line-strong': 'Ramme om felt',
  brand: 'Hovedfarge',
  'on-brand': 'Tekst på hovedfarge',
  'brand-hover': 'Hovedfarge under pekeren',
  'brand-press': 'Hovedfarge trykket',
  'brand-edge': 'Kant på knapp',
  'brand-ink': 'Lenker',
  'brand-tint': 'Hovedfarge, svak',
  deep: 'Dyp flate',
  'on-deep': 'Tekst på dyp flate',
  'on-deep-2': 'Dempet tekst på dyp flate',
  'deep-line': 'Linje på dyp flate',
  header: 'Toppen',
  'on-header': 'Tekst i toppen',
  'header-field': 'Søkefeltet',
  'header-field-line': 'Ramme om søkefeltet',
  'header-hi': 'Merke i toppen',
  nav: 'Menyen',
  'on-nav': 'Tekst i menyen',
  'on-nav-2': 'Dempet tekst i menyen',
  'nav-line': 'Linje i menyen',
  'nav-hi': 'Merke i menyen',
  tag: 'Prislapp',
  'on-tag': 'Tekst på prislapp',
  sale: 'Tilbud',
  'on-sale': 'Tekst på tilbud',
  label: 'Etikett',
  'on-label': 'Tekst på etikett',
  member: 'Medlemspris',
  'on-member': 'Tekst på medlemspris',
  focus: 'Ramme om det som er valgt',
  'focus-on-deep': 'Ramme om det valgte på dyp flate',
  star: 'Stjerner',
  sea: 'Sjø på kartet',
};

/** What the five that are changed most are used for. */
export const mainColors = {
  brand: 'Tekst på knapper',
  sale: 'Tekst på tilbudslappen',
  bg: 'Tekst på siden',
  ink: 'På hvitt og på bunnen',
  deep: 'Lys tekst i bunnen av siden',
} as const satisfies Partial<Record<ColorRole, string>>;

export const fontTitles: Readonly<Record<string, string>> = {
  'source-serif': 'Source Serif',
  'schibsted-grotesk': 'Schibsted Grotesk',
  archivo: 'Archivo',
  gabarito: 'Gabarito',
  figtree: 'Figtree',
};

export const shapeTitles: Readonly<Record<string, string>> = { soft: 'Myke', square: 'Rette', round: 'Runde' };

export const switchTitles: Readonly<Record<string, { readonly title: string; readonly help: string }>> = {
  'features.support': { title: 'Kundeservice', help: 'Siden for kundeservice i menyen' },
  'features.topLeftSupport': { title: 'Kundeservice øverst', help: 'Lenke ved siden av logoen' },
  'features.maintenance': { title: 'Vedlikehold', help: 'Sidene om vask og stell i menyen' },
  'features.about': { title: 'Om oss', help: 'Siden om kjeden i menyen' },
  'features.info': { title: 'Informasjon', help: 'Siden med alt av informasjon i menyen' },
  'features.clubGuarantee': {
    title: 'Fem års garanti til medlemmer',
    help: 'Slå bare på når kjeden gir den. Da står det på varene og i vilkårene.',
  },
  vipps: { title: 'Vipps i kassen', help: 'Virker når butikken har nøkler til Vipps' },
};

export const brandFieldNames: Readonly<Record<string, string>> = {
  displayName: 'Navn på kjeden',
  tagline: 'Linjen under navnet',
  club: 'Navn på kundeklubben',
  legalName: 'Firma',
  orgNo: 'Organisasjonsnummer',
  'contact.email': 'E-post',
  'contact.phone': 'Telefon',
  'contact.address': 'Adresse',
  'contact.social': 'Sosiale medier',
  headerLines: 'Toppen av siden',
  menuGenders: 'Hvem menyen er for',
  'menu.order': 'Rekkefølge i menyen',
  'menu.hidden': 'Skjult i menyen',
  'menu.links': 'Egne lenker',
  'logo.header': 'Logo i toppen',
  'theme.shape': 'Hjørner',
  'theme.fonts.display': 'Overskrifter',
  'theme.fonts.body': 'Brødtekst',
  'drawings.logo': 'Logo på lyst',
  'drawings.logo-neg': 'Logo på mørkt',
  'drawings.mark': 'Merket',
};

export function fieldTitle(field: string): string {
  const role = /^theme\.colors\.(.+)$/.exec(field)?.[1];
  if (role !== undefined) return colorNames[role as ColorRole] ?? role;
  return switchTitles[field]?.title ?? brandFieldNames[field] ?? field;
}

export const settingsText = {
  lead: (name: string) => `Det kunden ser. Gjelder ${name}. Endringer her står over filene til merkevaren.`,
  sections: 'Deler av innstillingene',
  publish: (count: number) =>
    count === 0 ? 'Publiser' : count === 1 ? 'Publiser 1 endring' : `Publiser ${count} endringer`,
  weakPublish: (count: number) =>
    `Publiser, ${count} ${count === 1 ? 'farge' : 'farger'} er for ${count === 1 ? 'svak' : 'svake'}`,
  published: 'Publisert. Butikken viser det nå.',
  fileSays: (value: string) => `Endret her. Filen sier «${value}».`,
  fileDiffers: 'Endret her. Filen sier noe annet.',
  toFile: 'Tilbake til filen',
  logo: 'Logo',
  logoHelp:
    'SVG eller PNG, høyst 1 MB. Skript, lenker og alt annet enn tegningen tas ut. Merket blir også ikon på telefonen, og må være SVG.',
  onLight: 'På lyst',
  onDark: 'På mørkt',
  mark: 'Merket',
  choose: 'Velg fil',
  drop: (name: string) => `Slipp en fil her: ${name.toLowerCase()}`,
  uploading: 'Henter inn …',
  markNeedsSvg: 'Merket må være en SVG.',
  headerLogo: 'Logo i toppen',
  headerLogos: { logo: 'Den for lyst', 'logo-neg': 'Den for mørkt' },
  colors: 'Farger',
  allColors: 'Alle farger',
  columns: { role: 'Rolle', color: 'Farge', use: 'Brukes til', contrast: 'Kontrast', verdict: 'Krav' },
  colorOf: (name: string) => `Farge: ${name}`,
  pickOf: (name: string) => `Velg farge: ${name}`,
  holds: 'Holder',
  weak: 'For svak',
  notColor: 'Ikke en farge',
  notRead: 'Ikke lest på',
  ratio: (ratio: string) => `${ratio} : 1`,
  needed: (ratio: string) => `krav ${ratio}`,
  against: (name: string) => `mot ${name.toLowerCase()}`,
  weakTitle: (name: string, color: string) => `${name} ${color} er vanskelig å lese`,
  nearest: (color: string, ratio: string, other: string) =>
    `Den nærmeste som holder, er ${color} (${ratio} : 1 mot ${other.toLowerCase()}).`,
  noNearest: 'Ingen lysere eller mørkere utgave holder. Endre fargen den står på.',
  use: (color: string) => `Bruk ${color}`,
  undoColor: 'Angre',
  display: 'Overskrifter',
  body: 'Brødtekst',
  shape: 'Hjørner',
  preview: 'Slik blir det',
  previewNote: 'Kortet viser utkastet mens du skriver.',
  weakMore: 'Butikken vises når alle fargene holder.',
  frames: { desktop: 'Butikken på PC', mobile: 'Butikken på mobil' },
  card: {
    offer: '−35 %',
    line: 'Merke',
    name: 'En vare på tilbud',
    price: '1 299,–',
    before: 'før 1 999',
    stock: '14 på lager',
    buy: 'Legg i handlekurv',
    search: 'Søk',
  },
  contact: 'Kontakt',
  company: 'Firma',
  social: 'Sosiale medier',
  socialName: 'Navn',
  socialUrl: 'Adresse',
  addSocial: 'Legg til',
  remove: 'Fjern',
  menu: 'Meny',
  menuLead: 'Flytt med pilene. Det som er skjult, kan fortsatt finnes med søk og lenker.',
  groups: { genders: 'Hvem', categories: 'Kategorier', ways: 'Andre lister', pages: 'Sider' },
  shown: (name: string) => `${name} vises`,
  up: (name: string) => `Flytt ${name} opp`,
  down: (name: string) => `Flytt ${name} ned`,
  ownLinks: 'Egne lenker',
  ownLinksHelp: 'En side i butikken (/kampanjer) eller en adresse som begynner med https://',
  linkTitle: 'Tekst',
  linkUrl: 'Lenke',
  addLink: 'Legg til lenke',
  noLinks: 'Ingen egne lenker.',
  badLink: 'Begynn med / eller https://',
  switches: 'Brytere',
  lines: { 1: 'Én linje', 2: 'To linjer' },
} as const;

export function settingsRefusal({ reason, values }: Partial<DeskRefusal>): string | null {
  switch (reason) {
    case 'weak':
      return `${fieldTitle(`theme.colors.${values?.ink}`)} på ${fieldTitle(`theme.colors.${values?.ground}`).toLowerCase()} er for svak (${String(values?.ratio).replace('.', ',')} : 1).`;
    case 'bad-value':
      return `${fieldTitle(String(values?.field ?? ''))} kan ikke være slik.`;
    case 'not-a-drawing':
      return 'Fila er ikke en SVG eller PNG vi kan bruke.';
    case 'too-small':
      return 'Bildet må være minst 64 px høyt.';
    case 'too-large':
      return `Fila må være under ${values?.megabytes ?? 1} MB.`;
    default:
      return null;
  }
}
