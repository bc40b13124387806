import type { DeskRefusal } from '#contract/desk/refusal.ts';

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Tittel',
  slug: 'Adresse',
  lead: 'Ingress',
  body: 'Tekst',
  picture: 'Bilde',
  alt: 'Hva bildet viser',
  categories: 'Kategorier',
  articles: 'Varer (numre)',
  draft: 'Utkast',
  at: 'Tidspunkt',
};

const inSentence: Readonly<Record<string, string>> = {
  title: 'tittelen',
  slug: 'adressen',
  lead: 'ingressen',
  body: 'teksten',
  picture: 'bildet',
  alt: 'hva bildet viser',
  categories: 'kategoriene',
  articles: 'varene',
  at: 'tidspunktet',
};

const faults: Readonly<Record<string, (value: string) => string>> = {
  empty: () => 'Skriv noe her før innlegget publiseres.',
  long: (most) => `Høyst ${most} tegn.`,
  slug: () => 'Bruk små bokstaver, tall og bindestrek, som tre-lag-som-varmer.',
  taken: (slug) => `Et annet innlegg har adressen «${slug}».`,
  picture: () => 'Velg et av bildene i butikken, eller et fra maskinen.',
  'no-alt': () => 'Skriv hva bildet viser.',
  category: (name) => `«${name}» er ikke noe navn.`,
  'no-article': (id) => `Det finnes ingen vare med nummer ${id}.`,
};

export const blogDeskText = {
  lead: 'Innleggene i bloggen. De som er planlagt, kommer av seg selv.',
  columns: { title: 'Innlegg', categories: 'Kategorier', state: 'Tilstand', at: 'Publiseres' },
  states: { draft: 'Utkast', planned: 'Planlagt', published: 'Publisert' },
  anyState: 'Alle tilstander',
  clear: 'Vis alle',
  empty: 'Bloggen er tom. Skriv det første innlegget.',
  noHits: 'Ingen innlegg passer med filteret.',
  make: 'Nytt innlegg',
  makeAct: 'Begynn å skrive',
  makeHint: 'Kunden ser det ikke før du publiserer.',
  fieldNames,
  fieldInSentence: (field: string) => inSentence[field] ?? field,
  slugHint: (slug: string) => `/blogg/${slug}`,
  slugWarning: 'Endrer du adressen, slutter gamle lenker å virke.',
  categoriesHint: (known: string) => `Skill med komma. I bruk: ${known}.`,
  articlesHint: 'Skill med komma. Varene vises under innlegget.',
  noPicture: 'Uten bilde',
  pictureNo: (place: number) => `Bilde ${place}`,
  count: (length: number, most: number) => `${length} av ${most}`,
  save: (count: number) => (count === 1 ? 'Publiser 1 endring' : `Publiser ${count} endringer`),
  saveDraft: 'Lagre for alle',
  saved: 'Lagret. Kolleger ser det også.',
  publish: 'Publiser',
  when: 'Når',
  now: 'Nå',
  atTime: 'På et tidspunkt',
  time: 'Tidspunkt',
  plan: 'Planlegg',
  published: 'Publisert. Butikken viser det nå.',
  planned: (time: string) => `Innlegget kommer ${time}.`,
  unpublish: 'Ta ut av bloggen',
  unpublishPlanned: 'Gjør til utkast igjen',
  unpublished: 'Innlegget er et utkast igjen.',
  stateLine: {
    draft: 'Kunden ser ikke innlegget.',
    planned: (time: string) => `Kommer i bloggen ${time}.`,
    published: (time: string) => `I bloggen siden ${time}.`,
  },
  heldNote: (fields: readonly string[]) =>
    `Skrevet her, så importen lar det være: ${fields.map((field) => inSentence[field] ?? field).join(', ')}.`,
  back: 'Tilbake til importen',
  backTitle: 'Tilbake til importen?',
  backText: 'Innlegget blir slik importen sa det sist, og følger den igjen.',
  backDone: 'Innlegget følger importen igjen.',
  readOnly: 'Du kan se innlegget, men ikke endre det.',
  seeAsCustomer: 'Se som kunde',
  fault: (reason: string, value: string) => faults[reason]?.(value) ?? value,
  refusals: ({ code, reason, values }: Partial<DeskRefusal>): string | null => {
    if (code === 'conflict' && reason === 'past') return 'Tidspunktet er passert.';
    if (code === 'conflict' && reason === 'is-draft') return 'Innlegget er allerede et utkast.';
    if (code === 'conflict' && reason === 'not-held') return 'Innlegget følger importen allerede.';
    if (code !== 'refused' || reason === undefined) return null;
    const field = fieldNames[String(values?.field ?? '')];
    return `${field === undefined ? '' : `${field}: `}${faults[reason]?.(String(values?.value ?? '')) ?? ''}`;
  },
} as const;
