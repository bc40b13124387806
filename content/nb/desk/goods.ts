import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';

export const fieldNames: Readonly<Record<ArticleField, string>> = {
  name: 'Navn',
  slug: 'Adresse',
  description: 'Beskrivelse',
  techDescription: 'Teknisk beskrivelse',
  label: 'Merkelapp',
  visible: 'Vises i butikken',
  purchasable: 'Kan kjøpes på nett',
  onlyPickup: 'Kan bare hentes',
  featured: 'Fremhevet',
};

/** As it goes into 'Dere har begge endret …'. */
const changedField: Readonly<Partial<Record<string, string>>> = {
  name: 'navnet',
  slug: 'adressen',
  description: 'beskrivelsen',
  techDescription: 'den tekniske beskrivelsen',
  label: 'merkelappen',
};

export const goodsText = {
  field: 'Navn, varenummer eller EAN',
  anyGroup: 'Alle grupper',
  anyBrand: 'Alle merker',
  anyGender: 'Alle kjønn',
  anything: 'Alle varer',
  lacks: { picture: 'Uten bilde', text: 'Uten tekst', visible: 'Skjult', held: 'Holdt felt', proposed: 'Prisforslag' },
  columns: {
    article: 'Vare',
    group: 'Gruppe',
    price: 'Pris',
    pieces: 'På lager',
    state: 'Tilstand',
    label: 'Merkelapp',
  },
  shown: 'Vises',
  hidden: 'Skjult',
  onlyShown: 'Vises, ikke til salgs',
  held: (count: number) => (count === 1 ? '1 felt holdes' : `${count} felt holdes`),
  noHits: 'Ingen varer passer med filtrene. Fjern ett, eller søk i alle.',
  empty: 'Ingen varer er tatt inn ennå.',
  clear: 'Fjern filtrene',
  bulk: {
    show: 'Vis',
    hide: 'Skjul',
    label: 'Merkelapp',
    hold: 'Hold navnet',
    release: 'Slipp navnet',
    all: (count: string) => `Velg alle ${count} som passer`,
    allChosen: (count: string) => `Alle ${count} er valgt`,
    title: (what: string, count: string) => `${what}: ${count} varer`,
    lead: 'Det gjelder med en gang, og kan angres under ett i endringsloggen.',
    labelField: 'Merkelapp',
    labelHint: 'Tom fjerner merkelappen.',
    done: (count: number) => (count === 1 ? '1 vare er endret.' : `${count} varer er endret.`),
    sentence: {
      show: 'Varene vises i butikken, også om importen vil skjule dem.',
      hide: 'Varene tas ut av butikken, også om importen vil vise dem.',
      label: 'Varene får denne merkelappen, og importen lar den stå.',
      hold: 'Importen lar navnet på varene stå.',
      release: 'Varene får navnet som importen sa sist.',
    },
  },
} as const;

export const articleText = {
  colors: (count: number) => (count === 1 ? '1 farge' : `${count} farger`),
  variants: (count: number) => (count === 1 ? '1 variant' : `${count} varianter`),
  stock: (pieces: string, shops: number) => `${pieces} stk i ${shops === 1 ? '1 butikk' : `${shops} butikker`}`,
  seeAsCustomer: 'Se som kunde',
  publish: (count: number) =>
    count === 0 ? 'Publiser' : count === 1 ? 'Publiser 1 endring' : `Publiser ${count} endringer`,
  discard: 'Forkast utkastet',
  published: 'Publisert. Butikken viser det nå.',
  texts: 'Tekst',
  shown: 'Slik ser kunden det',
  heldHere: 'Holdes her',
  importSays: (value: string) => `Importen sier «${value}».`,
  importSaysNothing: 'Importen sier ingenting her.',
  slugByName: 'Uten dette kommer adressen fra navnet.',
  release: 'Slipp til importen',
  releaseNamed: (field: string) => `Slipp til importen: ${field}`,
  released: 'Importen har feltet igjen.',
  oldSlugs: (slugs: string) => `Gamle adresser leder hit: ${slugs}`,
  count: (length: number, most: number) => `${length} av ${most}`,
  visibility: 'Synlighet',
  labelHint: 'Kort, på bildet av varen.',
  readOnly: 'Du kan se varen, men ikke endre den.',
  changes: 'Endret',
  traces: 'Spor',
  noTraces: 'Ingen har endret varen her ennå.',
  you: 'Du',
  price: {
    title: 'Pris',
    fromImport: 'Kommer fra import',
    days: '30 dager før',
    now: (price: string) => `${price} nå`,
    club: (price: string) => `${price} klubbpris`,
    chart: (from: string, to: string) => `Prisen fra ${from} til i dag, nå ${to}`,
    lawful: 'Lovlig førpris: ',
    why: (day: string) => `Det er den laveste i 30 dager før ${day}`,
    whyClub: ', også når den bare gjaldt klubben.',
    none: 'Ingen lovlig førpris: prisen er ikke satt ned, eller har vart kortere enn 30 dager.',
    history: 'Hele historikken',
    historyTitle: 'Prisen det siste året',
    from: 'Fra',
    correct: 'Rett en feilpris',
    correctTitle: 'Rett en feilpris',
    correctField: 'Riktig pris i kroner',
    reasonField: 'Hvorfor er den feil?',
    correctLead: 'Den nye prisen gjelder fra nå. Den gale blir stående i historikken og teller etter loven.',
    correctWarning: 'Importen skriver over dette i natt. Rett den i kassesystemet også.',
    correctAct: 'Rett prisen',
    corrected: 'Prisen er rettet.',
    propose: 'Foreslå en annen pris',
    proposeLead:
      'En administrator må godkjenne. Godkjennes den, gjelder prisen fra da. Den gale blir stående i historikken og teller etter loven.',
    proposeAct: 'Send forslaget',
    proposed: 'Forslaget er sendt.',
    proposal: (price: string, by: string) => `${by} foreslår ${price}`,
    somebody: 'Noen',
    approve: 'Godkjenn',
    reject: 'Avvis',
    rejected: 'Forslaget er avvist. Prisen er den samme.',
  },
  path: 'Sti',
  fieldInSentence: (field: string) => changedField[field] ?? field,
} as const;

export const pictureText = {
  title: 'Bilder',
  allColors: 'Alle farger',
  help: 'Dra for å bytte rekkefølge, eller bruk piltastene. Den første vises i lista.',
  tabs: 'Bilder etter farge',
  drawing: 'Tegning',
  drawingHelp: 'Tegningene byttes ut når det første bildet er publisert.',
  nth: (n: number) => `Bilde ${n}`,
  first: 'Forfra',
  noAlt: 'Mangler alt-tekst',
  drop: 'Slipp bilder her',
  choose: 'velg filer',
  kinds: '. JPG, PNG, WebP, AVIF',
  or: 'eller ',
  uploading: (name: string, percent: number) => `${name}: ${percent} %`,
  alt: 'Alt-tekst',
  altHint: 'Skriv hva bildet viser.',
  color: 'Farge',
  look: 'Utsnitt',
  looks: { stand: 'Står på hylla, gulv på 84 %', fill: 'Fyller ruta' },
  focus: 'Det viktigste i bildet',
  focusHelp: 'Trykk på bildet, eller bruk piltastene.',
  remove: 'Fjern bildet',
  moved: (n: number, of: number) => `Bildet er nå nummer ${n} av ${of}.`,
  empty: 'Ingen bilder i denne fargen.',
} as const;

/** Why a file was not taken, in one line. */
export function uploadRefusal({ reason, values, code }: Partial<DeskRefusal>): string {
  switch (reason) {
    case 'too-narrow':
      return 'Bildet må være minst 1200 px bredt.';
    case 'too-large':
      return `Bildet er for stort. Det kan være på ${values?.megabytes ?? 20} MB.`;
    case 'too-many-pixels':
      return `Bildet har for mange piksler. Det kan ha ${values?.megapixels ?? 40} millioner.`;
    case 'too-small':
      return 'Bildet må være minst 1200 px bredt.';
    case 'too-long':
      return 'Bildet er for langt på en av sidene.';
    case 'heic':
      return 'HEIC kan ikke leses her. Lagre bildet som JPG.';
    case 'svg':
      return 'SVG kan ikke tas inn. Lagre bildet som PNG.';
    case 'animated':
      return 'Bildet beveger seg. Lagre ett bilde av det.';
    case 'empty':
    case 'broken':
    case 'not-a-picture':
      return 'Filen er ikke et bilde vi kan lese. Prøv å lagre den på nytt som JPG.';
    case 'too-slow':
      return 'Bildet tok for lang tid. Prøv igjen.';
    default:
      return code === undefined || code === 'come-back'
        ? 'Bildet kom ikke fram. Prøv igjen.'
        : 'Det gikk ikke. Ingenting er endret.';
  }
}

/** Refusals of the goods in words. */
export function goodsRefusal({ reason, values }: Partial<DeskRefusal>): string | null {
  const field = fieldNames[values?.field as ArticleField] ?? '';
  switch (reason) {
    case 'slug-taken':
      return values?.name
        ? `Adressen ${values.slug} er i bruk av ${values.name}. Velg en annen.`
        : `Adressen ${values?.slug ?? ''} kan leses som en annen vare. Velg en uten tallet til slutt.`;
    case 'not-a-slug':
      return 'Adressen kan ha små bokstaver a–z, tall og bindestrek, og ikke bare tall.';
    case 'missing':
      return `${field} kan ikke være tomt.`;
    case 'too-long':
      return `${field} er for langt.`;
    case 'no-alt':
      return 'Skriv hva bildet viser. Alle bilder må ha alt-tekst før de publiseres.';
    case 'no-such-picture':
      return 'Et av bildene finnes ikke lenger. Last det opp på nytt.';
    case 'too-many-pictures':
      return `En farge kan ha høyst ${values?.most ?? 24} bilder.`;
    case 'pictures-changed':
      return 'En annen har endret bildene siden. Forkast utkastet for å se dem.';
    case 'not-held':
      return 'Importen har feltet allerede.';
    case 'other-count':
      return `Det er nå ${values?.count ?? ''} varer. Ingenting er endret. Se over, og prøv igjen.`;
    case 'too-many':
      return `Høyst ${values?.most ?? 2000} varer om gangen.`;
    case 'proposed-already':
      return 'Et forslag venter alt på svar.';
    case 'price-changed':
      return 'Prisen er endret siden forslaget. Avvis det, eller rett prisen selv.';
    case 'same-price':
      return 'Det er prisen varen har nå.';
    case 'changed-since':
      return 'Kan ikke angres: noe er endret siden.';
    default:
      return null;
  }
}
