import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { RejectReason, ReviewFlag } from '#domain/review/review-flags.ts';

export const reviewText = {
  views: { waiting: 'Venter', approved: 'Godkjent', rejected: 'Avvist' },
  empty: {
    waiting: 'Alle omtaler er lest.',
    approved: 'Ingen omtaler er godkjent ennå.',
    rejected: 'Ingen omtaler er avvist.',
  },
  list: 'Omtaler',
  flags: {
    question: 'Spørsmål i teksten',
    phone: 'Telefonnummer',
    email: 'E-postadresse',
    link: 'Lenke, ser ut som reklame',
  } satisfies Record<ReviewFlag, string>,
  waited: (n: number, of: number, since: string) => `${n} av ${of}, ventet siden ${since}`,
  written: (at: string) => `Skrevet ${at}`,
  stars: (n: number) => `${n} av 5 stjerner`,
  verified: 'Har kjøpt den',
  fits: { '-1': 'Liten i størrelsen', '0': 'Normal i størrelsen', '1': 'Stor i størrelsen' } as Readonly<
    Record<string, string>
  >,
  anonymous: 'Anonym',
  bought: (day: string, shop: string) => `kjøpt ${day} i ${shop}`,
  order: (id: number) => `ordre ${id}`,
  answer: (chain: string) => `Svar fra ${chain}`,
  answerHelp: 'vises under omtalen, og sendes til den som skrev',
  answerShown: 'vises under omtalen',
  templates: 'Maler:',
  template: {
    Reklamasjon:
      'Hei. Det høres ut som en feil, ikke slitasje. Ta med varen og kvitteringen til butikken, så ordner vi bytte eller pengene tilbake.',
    Takk: 'Takk for at du skrev. Det hjelper andre å velge riktig.',
    Størrelse: 'Takk for at du skrev. Varen kan byttes i alle butikker om størrelsen ikke passer.',
  },
  count: (n: number) => `${n} av 2000`,
  approveAndAnswer: 'Godkjenn og svar',
  approve: 'Godkjenn',
  reject: 'Avvis …',
  saveAnswer: 'Lagre svaret',
  removeAnswer: 'Fjern svaret',
  rejectTitle: 'Hvorfor avvises den?',
  rejectAct: 'Avvis',
  rejectLead: 'Den som skrev den, får vite hvorfor på e-post, og kan skrive på nytt.',
  rejectLeadNobody: 'Den som skrev den, har ingen konto lenger og får ikke vite det.',
  reasons: {
    'off-topic': 'Handler ikke om varen',
    'personal-data': 'Personopplysninger',
    advertising: 'Reklame',
    hateful: 'Hatefullt',
  } satisfies Record<RejectReason, string>,
  ruleTitle: 'Avvises bare når',
  rule: 'den ikke handler om varen, har personopplysninger, er reklame eller er hatefull. Få stjerner er ingen grunn. Den som skrev den, får vite hvorfor, og kan skrive på nytt.',
  rejectedFor: (reason: string) => `Avvist: ${reason}`,
  approved: 'Godkjent. Butikken viser den nå.',
  answered: 'Svaret er lagret, og sendt til den som skrev.',
  rejected: 'Avvist. Den som skrev, får vite hvorfor.',
  toReviews: 'Til lista',
} as const;

export function reviewRefusal({ reason }: Partial<DeskRefusal>): string | null {
  if (reason === 'decided') return 'En annen har alt tatt stilling til den.';
  if (reason === 'not-approved') return 'Omtalen må godkjennes før den kan få svar.';
  return null;
}
