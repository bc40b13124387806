import type { DeskRefusal } from '#contract/desk/refusal.ts';

export const pollsDeskText = {
  lead: 'Spørsmål til kundene. Hver kunde svarer én gang.',
  columns: { name: 'Avstemning', state: 'Tilstand', time: 'Åpen', questions: 'Spørsmål', participants: 'Deltakere' },
  states: { off: 'Av', planned: 'Planlagt', open: 'Åpen', closed: 'Stengt' },
  empty: 'Ingen avstemninger ennå. Lag den første.',
  make: 'Ny avstemning',
  makeAct: 'Lag avstemningen',
  makeHint: 'Kunden ser den ikke før du åpner den.',
  always: 'Uten slutt',
  span: (from: string, to: string) => `${from} – ${to}`,
  until: (to: string) => `til ${to}`,
  from: (from: string) => `fra ${from}`,
  name: 'Navn',
  description: 'Beskrivelse',
  active: 'Kunder kan svare',
  hasStart: 'Åpner på et tidspunkt',
  hasEnd: 'Stenger på et tidspunkt',
  opensAt: 'Åpner',
  closesAt: 'Stenger',
  questions: 'Spørsmål og svar',
  question: (place: number) => `Spørsmål ${place}`,
  option: (place: number) => `Svar ${place}`,
  correct: 'Riktig',
  correctOf: (option: string) => `${option} er riktig`,
  answers: (count: number) => (count === 1 ? '1 svar' : `${count} svar`),
  addQuestion: 'Nytt spørsmål',
  addOption: 'Nytt svar',
  removeQuestion: 'Fjern spørsmålet',
  removeOption: (name: string) => `Fjern ${name}`,
  rules: 'Hvert spørsmål trenger minst to svar, og minst ett av dem må være riktig.',
  save: 'Publiser',
  saved: 'Lagret. Butikken viser det nå.',
  lostTitle: 'Svar går tapt',
  lost: (count: number) =>
    count === 1
      ? '1 svar fra en kunde blir borte sammen med det du fjerner. Det kan ikke angres.'
      : `${count} svar fra kunder blir borte sammen med det du fjerner. Det kan ikke angres.`,
  lostAct: 'Fjern, og publiser',
  close: 'Steng nå',
  closed: 'Avstemningen er stengt.',
  results: 'Resultat',
  participants: (count: number) => (count === 1 ? '1 deltaker' : `${count} deltakere`),
  noAnswers: 'Ingen har svart ennå.',
  table: { option: 'Svar', count: 'Antall', share: 'Andel' },
  readOnly: 'Du kan se avstemningen, men ikke endre den.',
  theirs: (name: string) => `${name} har endret avstemningen imens. Forkast utkastet for å se den.`,
  somebody: 'En annen',
  fieldNames: {
    name: 'Navn',
    description: 'Beskrivelse',
    active: 'Åpen',
    opensAt: 'Åpner',
    closesAt: 'Stenger',
    questions: 'Spørsmål',
  } as Readonly<Record<string, string>>,
  refusals: ({ code, reason }: Partial<DeskRefusal>): string | null => {
    if (code === 'bad-request') return 'Fyll ut alt som er merket, så kan du publisere.';
    const words: Readonly<Record<string, string>> = {
      'ends-before': 'Den kan ikke stenge før den åpner.',
      'no-questions': 'Skriv minst ett spørsmål først.',
      'not-open': 'Avstemningen er ikke åpen.',
    };
    return reason === undefined ? null : (words[reason] ?? null);
  },
} as const;
