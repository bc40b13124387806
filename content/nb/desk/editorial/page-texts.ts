import type { DeskRefusal } from '#contract/desk/refusal.ts';

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Tittel',
  lead: 'Ingress',
  description: 'Beskrivelse for søk',
  body: 'Tekst',
};

/** As it goes into 'Dere har begge endret …'. */
const inSentence: Readonly<Record<string, string>> = {
  title: 'tittelen',
  lead: 'ingressen',
  description: 'beskrivelsen for søk',
  body: 'teksten',
};

const faults: Readonly<Record<string, (value: string) => string>> = {
  placeholder: (name) => `Butikken kjenner ikke {{${name}}}.`,
  drawing: (href) => `«${href}» er ingen tegning. Sider viser bare butikkens egne tegninger.`,
  'same-heading': (id) => `To overskrifter heter det samme («${id}»). Gi den ene et annet navn.`,
  empty: (field) => `Skriv noe her: ${(fieldNames[field] ?? field).toLowerCase()}.`,
};

export const pagesText = {
  lead: 'Tekstene kunden leser. Ingenting endres før du publiserer.',
  sections: { shopping: 'Kjøp og hjelp', guides: 'Guider', chain: 'Om oss' } as Readonly<Record<string, string>>,
  columns: { title: 'Side', section: 'Del', state: 'Tilstand', changed: 'Sist endret', drafts: 'Utkast' },
  held: 'Holdes her',
  file: 'Original',
  legal: 'Juridisk',
  never: 'Ikke endret her',
  by: (name: string, time: string) => `${name}, ${time}`,
  fieldNames,
  fieldInSentence: (field: string) => inSentence[field] ?? field,
  descriptionHint: 'Vises i søkeresultater, ikke på siden.',
  bodyHint: 'Fakta om kjeden skrives som {{kjede}}, {{epost}} og {{telefon}}, og fylles inn av butikken.',
  count: (length: number, most: number) => `${length} av ${most}`,
  publish: (count: number) =>
    count === 0 ? 'Publiser' : count === 1 ? 'Publiser 1 endring' : `Publiser ${count} endringer`,
  published: 'Publisert. Butikken viser det nå.',
  seeAsCustomer: 'Se som kunde',
  preview: 'Slik ser kunden siden',
  noPreview: 'Rett det som er merket, så vises siden.',
  brokenLinks: (count: number) =>
    count === 1 ? 'En lenke leder ingen steder:' : `${count} lenker leder ingen steder:`,
  fault: (reason: string, value: string) => faults[reason]?.(value) ?? value,
  back: 'Tilbake til originalen',
  backTitle: 'Tilbake til originalen?',
  backText: 'Kunden ser teksten som fulgte med butikken. Det som er skrevet her, blir liggende blant utgavene.',
  backDone: 'Siden er tilbake til originalen.',
  heldNote: 'Siden er skrevet om her, og følger ikke med når originalen fornyes.',
  legalNote: 'Hver utgave blir tatt vare på, og en ordre husker vilkårene den ble lagt inn under.',
  readOnly: 'Du kan se siden, men ikke endre den.',
  versions: 'Utgaver',
  noVersions: 'Siden er som den fulgte med butikken.',
  current: 'i butikken nå',
  original: 'Originalen',
  see: 'Se',
  seeNamed: (time: string) => `Se utgaven fra ${time}`,
  restore: 'Hent fram',
  restored: 'Den ligger som utkast. Publiser når du er klar.',
  versionTitle: (time: string) => `Utgaven fra ${time}`,
  refusals: ({ code, reason, values }: Partial<DeskRefusal>): string | null => {
    if (code === 'conflict' && reason === 'not-held') return 'Siden er allerede som originalen.';
    if (code !== 'refused' || reason === undefined) return null;
    return faults[reason]?.(String(values?.value ?? values?.field ?? '')) ?? null;
  },
} as const;

export const markdownText = {
  marks: 'Utheving',
  bold: 'Fet',
  heading: 'Overskrift',
  list: 'Liste',
  link: 'Lenke',
  goods: 'Varer',
  /** What stands where nothing was chosen. */
  words: 'tekst',
  title: 'Du trenger',
  query: 'ull',
} as const;
