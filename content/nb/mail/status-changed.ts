import type { MailText } from '../mail.ts';

/** DEC-93: the statuses a reservation can move to after it was made. */
export type ChangedStatus = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface StatusChange {
  readonly id: number;
  readonly status: ChangedStatus;
  readonly shop: string;
  readonly isPaid: boolean;
  /** The money was drawn; until then it is held alone. */
  readonly isDrawn: boolean;
  /** It was bought on the web; what is paid in the shop is a reservation. */
  readonly isOrder: boolean;
  /** It lapsed before the shop had it ready. */
  readonly neverReady: boolean;
  /** The customer may have it held for longer. */
  readonly isExtendable: boolean;
  /** When the shop puts the goods back, as text: 'torsdag 19. november kl. 20:00'. */
  readonly holdUntil: string;
  readonly trackingUrl: string | null;
  /** Said at the counter. */
  readonly code: string;
  /** What the shop did not find: '1 Rosa ulltrøye, M'. */
  readonly missing: readonly string[];
  /** Where what is missing is to be had: '1 Rosa ulltrøye, M: Bergen Rådal, 8,2 km unna'. */
  readonly elsewhere: readonly string[];
  /** What is to be paid, or drawn, without that. */
  readonly total: string;
  /** Why the shop has cancelled, where it says so. */
  readonly because: 'sold-out' | 'wrong-price' | 'customer-asked' | null;
  readonly url: string;
}

const words: Readonly<
  Record<ChangedStatus, (change: StatusChange) => { subject: string; paragraphs: readonly string[]; label?: string }>
> = {
  3: ({ id, shop, isOrder }) => ({
    subject: `${named(isOrder)} nr. ${id} er under behandling`,
    paragraphs: [`${shop} plukker varene dine nå. Du får en ny e-post når de er klare.`],
  }),
  4: ({ id, shop, isPaid, isOrder, holdUntil, isExtendable, code, missing, total, elsewhere }) => ({
    subject: `${named(isOrder)} nr. ${id} er klar i ${shop}`,
    paragraphs: [
      `Varene ligger klare i ${shop}. Vi holder dem av til ${holdUntil}. Hentekoden er ${code}.`,
      ...lacks({ missing, total, isPaid, isOrder }),
      ...nearby(elsewhere, isOrder),
      isPaid
        ? 'Ta med hentekoden og legitimasjon. Varene er betalt.'
        : 'Si hentekoden i kassen, eller vis QR-koden på «Min side». Du betaler når du henter.',
      ...(isExtendable ? ['Rekker du det ikke? Åpne reservasjonen og trykk «Hold den litt lenger».'] : []),
    ],
    ...(isExtendable ? { label: 'Se reservasjonen, eller hold den litt lenger' } : {}),
  }),
  5: ({ id, shop, isOrder }) => ({
    subject: `${named(isOrder)} nr. ${id} er hentet`,
    paragraphs: [`Varene er hentet i ${shop}. God tur.`],
  }),
  6: ({ id, trackingUrl }) => ({
    subject: `Bestilling nr. ${id} er sendt`,
    paragraphs: [
      'Pakka er på vei.',
      trackingUrl === null ? 'Transportøren sier fra når den nærmer seg.' : `Følg den her: ${trackingUrl}`,
    ],
  }),
  7: ({ id }) => ({
    subject: `Bestilling nr. ${id} er levert`,
    paragraphs: ['Pakka er levert. Se over varene med en gang, og si fra til oss hvis noe er skadet.'],
  }),
  8: ({ id, shop, isOrder, because, elsewhere, ...paid }) => ({
    subject: `${named(isOrder)} nr. ${id} er kansellert`,
    paragraphs: [
      because === null
        ? `${named(isOrder)}en er kansellert, og varene er lagt tilbake.`
        : cancelled[because](shop, isOrder),
      ...refund(paid),
      ...nearby(elsewhere, isOrder),
    ],
  }),
  9: ({ id, shop, isOrder, neverReady, ...paid }) => ({
    subject: `${named(isOrder)} nr. ${id} er utløpt`,
    paragraphs: [
      neverReady
        ? `${shop} rakk ikke å gjøre varene klare i tide, og da holder vi dem ikke av lenger. Det beklager vi.`
        : `Fristen gikk ut, og varene er lagt tilbake i ${shop}.`,
      ...refund(paid),
      `Vil du fortsatt ha dem? Åpne ${the(isOrder)} og trykk «Reserver på nytt», så ligger varene i handlekurven.`,
    ],
    label: 'Reserver på nytt',
  }),
  10: ({ id }) => ({
    subject: `Betalingen for bestilling nr. ${id} gikk ikke gjennom`,
    paragraphs: ['Betalingen ble avvist eller avbrutt, og varene er sluppet. Handlekurven ligger der du forlot den.'],
  }),
};

/** What is bought is a 'bestilling'; what is held to be paid in the shop, a 'reservasjon'. */
function named(isOrder: boolean): 'Bestilling' | 'Reservasjon' {
  return isOrder ? 'Bestilling' : 'Reservasjon';
}

function the(isOrder: boolean): string {
  return `${named(isOrder).toLowerCase()}en`;
}

const cancelled: Readonly<Record<NonNullable<StatusChange['because']>, (shop: string, isOrder: boolean) => string>> = {
  'sold-out': (shop, isOrder) =>
    `${shop} fant ikke varene du bestilte, og vi har kansellert ${the(isOrder)}. Det beklager vi.`,
  'wrong-price': (_, isOrder) =>
    `Varene var ført opp med feil pris, og vi har kansellert ${the(isOrder)}. Det beklager vi.`,
  'customer-asked': (_, isOrder) => `${named(isOrder)}en er kansellert slik du ba om, og varene er lagt tilbake.`,
};

function lacks({
  missing,
  total,
  isPaid,
  isOrder,
}: Pick<StatusChange, 'missing' | 'total' | 'isPaid' | 'isOrder'>): readonly string[] {
  if (missing.length === 0) return [];
  return [
    `Dette fant vi dessverre ikke: ${missing.join('; ')}. ${isPaid ? 'Vi trekker' : 'Du betaler'} ${total} for resten.`,
    `Vil du ikke ha resten? Åpne ${the(isOrder)} og avbestill alt. Det koster ingenting.`,
  ];
}

/** The offer of another shop, where there is one. */
function nearby(elsewhere: readonly string[], isOrder: boolean): readonly string[] {
  if (elsewhere.length === 0) return [];
  return [
    `Dette finnes i nærheten: ${elsewhere.join('; ')}. Åpne ${the(isOrder)} og si ja, så holder de det der i et døgn. Prisen er den samme, og du betaler når du henter.`,
  ];
}

function refund({ isPaid, isDrawn }: Pick<StatusChange, 'isPaid' | 'isDrawn'>): readonly string[] {
  if (!isPaid) return [];
  return [
    isDrawn ? 'Beløpet du har betalt, går tilbake samme vei som det kom.' : 'Beløpet som var reservert, er frigitt.',
  ];
}

export function statusChangedMail(change: StatusChange): MailText {
  const { label = `Se ${the(change.isOrder)}`, ...text } = words[change.status](change);
  return { ...text, action: { label, url: change.url } };
}
