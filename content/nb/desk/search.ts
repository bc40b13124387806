import type { CountedQuery, PinRow } from '#contract/desk/search/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';

const hits = (count: number) => `${groupThousands(count)} treff`;
const percent = (share: number) => `${(Math.round(share * 1000) / 10).toString().replace('.', ',')} %`;

export const searchViews = {
  unfound: 'Uten treff',
  most: 'Mest søkt',
  unclicked: 'Treff uten klikk',
  synonyms: 'Synonymer',
  stopWords: 'Stoppord',
  pins: 'Festede treff',
} as const;

export const pinStateNames: Readonly<Record<PinRow['state'], string>> = {
  holds: 'Virker',
  'sold-out': 'Utsolgt, sluppet til den er inne igjen',
  hidden: 'Varen er skjult',
  over: 'Utløpt',
};

export const searchText = {
  views: 'Visninger',
  period: 'Tidsrom',
  periods: { '1': 'I dag', '7': '7 dager', '30': '30 dager' },
  figures: { searches: 'Søk', unfound: 'Uten treff', clicks: 'Klikk på et treff', position: 'Klikket står i snitt på' },
  percent,
  down: (before: number) => `ned fra ${percent(before)}`,
  up: (before: number) => `opp fra ${percent(before)}`,
  same: 'som før',
  place: (position: number) => `plass ${String(position).replace('.', ',')}`,
  none: '–',
  columns: {
    query: 'Søkt etter',
    searches: 'Ganger',
    trend: 'Dag for dag',
    why: 'Hvorfor',
    suggestion: 'Forslag',
    clicks: 'Klikk',
    hits: 'Treff nå',
    act: '',
  },
  quote: (query: string) => `«${query}»`,
  why: ({ hitsNow, leftOut }: CountedQuery): string => {
    if (hitsNow > 0) return `Finner ${hits(hitsNow)} nå`;
    const [first] = leftOut;
    if (first === undefined) return 'Ingen slik vare';
    if (first.reason === 'unknown') return `Kjenner ikke «${first.text}»`;
    return first.reason === 'not_sold' ? `Selger ikke «${first.text}»` : `«${first.text}» stopper det`;
  },
  suggestion: (word: string, likely: string) => `${word} = ${likely}`,
  try: 'Prøv',
  tryQuery: (query: string) => `Prøv ${query}`,
  asCustomer: 'Vis som kunde',
  foot: 'Søk fra færre enn tre besøkende vises ikke, og slettes når dagen er over. Telefonnummer og e-post lagres aldri.',
  empty: {
    unfound: 'Alle søk ga treff.',
    most: 'Ingen har søkt ennå.',
    unclicked: 'Alle søk med treff blir klikket på.',
    synonyms: 'Ingen synonymer ennå. Prøv et søk, og skriv hva ordet betyr her.',
    stopWords: 'Ingen stoppord ennå.',
    pins: 'Ingen treff er festet. Prøv et søk, og fest en vare.',
  },
  noHits: 'Ingenting passer. Skriv noe annet.',
  find: 'Finn i listen',
  synonymColumns: { word: 'Skriver kunden', words: 'finner vi også', both: 'Begge veier' },
  both: 'Begge veier',
  bothHint: 'Da finner det andre ordet også dette.',
  yes: 'ja',
  no: 'nei',
  change: 'Endre',
  remove: 'Ta bort',
  removeOf: (what: string) => `Ta bort ${what}`,
  changeOf: (what: string) => `Endre ${what}`,
  stopColumns: { word: 'Ord vi ser bort fra' },
  pinColumns: { query: 'Søk', article: 'Vare', place: 'Plass', until: 'Til og med', state: 'Tilstand' },
  buried: 'sist',
  forGood: 'til den slippes',
  panel: 'Prøv et søk',
  withDraft: 'Med utkastet ditt',
  field: 'Søk som en kunde',
  now: 'Nå',
  drafted: 'Med utkastet',
  hits,
  noneFound: 'Ingen varer.',
  pinnedUntil: (day: string | null) => (day === null ? 'Festet' : `Festet til ${day}`),
  buriedUntil: (day: string | null) => (day === null ? 'Lagt sist' : `Lagt sist til ${day}`),
  inShops: (shops: number) => (shops === 0 ? 'Utsolgt' : shops === 1 ? 'I én butikk' : `I ${shops} butikker`),
  pin: 'Fest',
  pinOf: (name: string) => `Fest ${name}`,
  unpin: 'Slipp',
  unpinOf: (name: string) => `Slipp ${name}`,
  pinHint:
    'Dra en vare dit den skal stå, eller trykk Fest. En festet vare slippes av seg selv når den er utsolgt, og står igjen når den er inne.',
  draftKind: 'Utkast',
  draftKinds: { synonym: 'Synonym', stopWord: 'Stoppord' },
  word: 'Skriver kunden',
  words: 'Finn også',
  wordsHint: 'Ett ord, eller flere med komma.',
  stopWord: 'Se bort fra',
  use: 'Ta i bruk',
  drop: 'Forkast',
  tryDraft: 'Prøv utkastet',
  trying: 'Prøver …',
  usedSynonym: (word: string, words: readonly string[]) =>
    `«${word}» finner nå også «${words.join('», «')}». Butikken har det om et par sekunder.`,
  usedStopWord: (word: string) => `Søket ser nå bort fra «${word}».`,
  removedSynonym: (word: string) => `«${word}» er ikke lenger et synonym.`,
  removedStopWord: (word: string) => `«${word}» er ikke lenger et stoppord.`,
  bad: {
    word: 'Skriv ett ord, eller opptil tre. Bare bokstaver og tall.',
    words: 'Skriv ett eller flere enkeltord.',
    itself: 'Et ord kan ikke stå for seg selv.',
    'phrase-both-ways': 'Flere ord sammen virker bare én vei.',
  },
  tried: (judged: number, own: number) =>
    judged > 0
      ? `Prøvd mot ${judged} dømte søk og ${own} som kundene gjør mest`
      : `Prøvd mot de ${own} mest brukte søkene`,
  verdict: (better: number, worse: number) =>
    `${better === 0 ? 'ingen' : better} blir bedre, ${worse === 0 ? 'ingen' : worse} blir dårligere`,
  changesNothing: 'Ingen av dem finner noe annet enn før.',
  changes: (count: number, searches: number) =>
    `${count} søk finner noe annet${searches > 0 ? `, ${groupThousands(searches)} ganger de siste 30 dagene` : ''}.`,
  seeChanges: 'Se hva som endres',
  verdicts: { better: 'Bedre', worse: 'Dårligere', other: 'Annerledes' },
  changeColumns: { query: 'Søk', before: 'Før', after: 'Etter', verdict: 'Blir' },
  pinTitle: (name: string) => `Fest ${name}`,
  pinText: (query: string) => `Gjelder når kunden søker etter «${query}».`,
  pinPlace: 'Plass',
  pinPlaceOf: (place: number) => ['Først', 'Nummer to', 'Nummer tre'][place - 1] ?? `Nummer ${place}`,
  pinLast: 'Sist av alle',
  pinUntil: 'Siste dag',
  pinUntilHint: 'La stå tom for å feste den til noen slipper den.',
  pinAct: 'Fest varen',
  pinned: (name: string, query: string) => `${name} er festet for «${query}».`,
  unpinned: (name: string) => `${name} er sluppet.`,
  untilPast: 'Siste dag er alt over.',
} as const;
