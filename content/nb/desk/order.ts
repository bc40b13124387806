import type { OrderEvent } from '#contract/desk/orders/order-detail.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import { orderStatusNames, providerNames } from './orders.ts';

export const orderText = {
  terms: 'Kjøpsvilkår',
  termsOf: (day: string) => `Utgaven fra ${day}`,
  receiptPage: {
    title: 'Kvittering',
    print: 'Skriv ut',
    orgNo: (number: string) => `Org.nr. ${number} MVA`,
    paid: 'Betalt',
    refunded: 'Betalt tilbake',
    inShop: 'Betales i butikken. Kvittering for betalingen gis der.',
  },
  title: (id: number | string) => `Ordre ${id}`,
  collectIn: (shop: string) => `Klikk & Hent i ${shop}`,
  deliver: 'Hjemlevering',
  moment: (day: string, time: string) => `${day} kl. ${time}`,
  awaited: 'Angret, venter på oss',
  lines: 'Varene',
  columns: { goods: 'Vare', ean: 'Ean', count: 'Antall', price: 'Pris', discount: 'Rabatt', sum: 'Sum' },
  told: 'Angret',
  returned: 'Kommet tilbake',
  missing: (count: number) => `${count} ikke funnet`,
  sums: { goods: 'Varer', discount: 'Rabatt', collect: 'Henting i butikk', freight: 'Frakt', total: 'Sum' },
  vat: (percent: number) => `herav mva. ${percent} %`,
  history: 'Hva som har skjedd',
  money: 'Penger',
  reserved: 'Reservert',
  captured: 'Trukket',
  refunded: 'Tilbakebetalt',
  underWay: 'På vei tilbake',
  refundable: 'Kan betales tilbake',
  checked: (provider: PaymentMethod, time: string) => `Slik sier ${providerNames[provider]} det. Sjekket ${time}.`,
  askNow: 'Spør igjen nå',
  asked: 'Vi har spurt. Svaret kommer om et øyeblikk.',
  paidInShop: 'Betales i butikken. Kassen har pengene.',
  unsettled: (provider: PaymentMethod) => `Betalingen er ikke avklart. Vi spør ${providerNames[provider]} igjen.`,
  customer: 'Kunde',
  club: 'Klubb',
  customerSums: (orders: number, year: number, spent: string, withdrawn: number) =>
    `${orders} ordre siden ${year}, ${spent}. ${withdrawn === 0 ? 'Har ikke angret noe.' : `Angret ${withdrawn} av ${orders}.`}`,
  openCustomer: 'Åpne kunden',
  forgotten: 'Opplysningene om kunden er slettet.',
  note: 'Notat, bare for oss',
  noteHint: 'Skriv noe kollegaene bør vite',
  saveNote: 'Lagre notatet',
  noteSaved: 'Notatet er lagret.',
  noteBy: (by: string, time: string) => `${by}, ${time}`,
  resend: 'Send e-post på nytt',
  resendConfirmation: 'Bekreftelsen',
  resendStatus: 'Meldingen om status',
  resent: (recipient: string) => `Sendt til ${recipient}.`,
  noSuchMail: 'Det er ingen slik e-post å sende nå.',
  receipt: 'Kvittering',
  cancel: 'Avbestill…',
  cancelTitle: (id: number) => `Avbestill ordre ${id}?`,
  cancelLead: 'Varene blir ledige igjen, og kunden får beskjed. Penger som er reservert, slippes. Det kan ikke angres.',
  cancelAct: 'Avbestill ordren',
  cancelled: 'Ordren er avbestilt.',
  notCancellable: 'Ordren kan ikke avbestilles nå.',
  reason: 'Grunn',
  otherReason: 'Skriv grunnen',
  cancelReasons: {
    'sold-out': 'Utsolgt',
    'wrong-price': 'Feil pris',
    'customer-asked': 'Kunden ba om det',
    suspicious: 'Mistenkelig',
    other: 'Annet',
  },
  takeBack: 'Ta imot og betal tilbake',
  refund: 'Betal tilbake',
  what: 'Hva',
  piecesBack: (count: number) => `${count} stk.`,
  withCustomer: (count: number) => `${count} stk., hos kunden`,
  toldPieces: (count: number) => `${count} stk., angret`,
  pieces: 'Antall',
  freightToo: 'Frakten også',
  deducted: 'Trekk for bruk',
  withheld: 'Trekk',
  badAmount: 'Skriv et beløp, som 100 eller 99,50.',
  condition: 'Tilstand',
  conditions: { 'as-new': 'Som ny', used: 'Brukt, kan selges', unsellable: 'Kan ikke selges' },
  reasons: {
    withdrawal: 'Angrerett',
    complaint: 'Reklamasjon',
    'wrong-price': 'Feil pris',
    goodwill: 'Kulanse',
    other: 'Annet',
  },
  toCustomer: 'Til kunden',
  optional: 'valgfritt',
  gets: (name: string) => `${name} får`,
  way: (provider: PaymentMethod) =>
    `Samme vei som det ble betalt, ${providerNames[provider]}, om 2–5 dager. Kreditnota følger.`,
  backOnSale: (shop: string) => `Det som er som nytt, legges ut for salg i ${shop}.`,
  confirm: 'Bekreft og betal tilbake',
  cannotUndo: 'Du bekrefter at det er deg. Kan ikke angres.',
  given: (amount: string) => `${amount} er på vei tilbake.`,
  most: (amount: string) => `Høyst ${amount} kan betales tilbake.`,
  alreadyUnderWay: 'En tilbakebetaling er alt på vei.',
  otherSum: 'Summen har endret seg. Se over, og prøv igjen.',
  wholeItemsOnly: 'Qliro betaler tilbake hele varer. Ta imot varen, eller betal tilbake alt.',
  rightOver: 'Angrefristen er ute.',
  nothingDrawn: 'Det er ikke trukket noe ennå.',
} as const;

const mailNames: Readonly<Record<string, string>> = {
  'reservation-received': 'bekreftelse',
  receipt: 'kvittering',
  'status-changed': 'melding om status',
  'hold-reminder': 'påminnelse',
  withdrawal: 'bekreftelse på angring',
  'credit-note': 'kreditnota',
  refund: 'kreditnota',
};

const money = (value: unknown): string => (typeof value === 'number' ? formatOere(oere(value)) : '');
const provider = (value: unknown): string => providerNames[value as PaymentMethod] ?? '';

interface EventWords {
  readonly title: string;
  readonly detail: string;
}

/** What an event of an order's history is called; null: it is not for this page. */
export function eventWords({ kind, who, details }: OrderEvent): EventWords | null {
  const by = who === null ? '' : `Av ${who}`;
  switch (kind) {
    case 'made': {
      const account = details.member === true ? 'innlogget' : 'gjest';
      const code = typeof details.code === 'string' ? `. Kode ${details.code}` : '';
      return { title: 'Bestilt på nett', detail: `${details.name ?? 'Slettet kunde'}, ${account}${code}` };
    }
    case 'moved':
      return { title: movedTo(Number(details.to), String(details.shop ?? '')), detail: by };
    case 'payment-authorized':
      return { title: `${money(details.amount)} reservert`, detail: provider(details.provider) };
    case 'payment-captured':
      return { title: `${money(details.amount)} trukket`, detail: provider(details.provider) };
    case 'payment-cancelled':
      return { title: 'Reservasjonen av penger er sluppet', detail: provider(details.provider) };
    case 'payment-declined':
    case 'payment-expired':
      return { title: 'Betalingen gikk ikke', detail: provider(details.provider) };
    case 'payment-mismatch':
    case 'payment-refused':
      return { title: 'Betalingen må ses på', detail: provider(details.provider) };
    case 'refund-done':
      return { title: `${money(details.amount)} betalt tilbake`, detail: provider(details.provider) };
    case 'withdrawal-told':
      return { title: 'Kunden angrer', detail: [`${details.pieces} stk.`, details.reason].filter(Boolean).join(', ') };
    case 'mailed':
      return {
        title: details.failed === true ? 'E-post kom ikke fram' : 'E-post',
        detail: mailNames[String(details.mail)] ?? String(details.mail),
      };
    case 'texted':
      return { title: 'SMS', detail: details.state === 'given-up' ? 'Kom ikke fram' : '' };
    case 'order-refunded':
    case 'refunded':
      return { title: `Vedtatt: ${money(details.amount)} tilbake`, detail: by };
    case 'goods-taken-back':
    case 'taken-back':
      return { title: `${details.pieces} stk. tatt imot`, detail: by };
    case 'order-note-written':
      return { title: 'Notat skrevet', detail: by };
    case 'order-mail-resent':
    case 'told-again':
      return { title: 'Sendt på nytt', detail: by };
    case 'missing':
      return { title: 'Noe ble ikke funnet', detail: by };
    case 'held-longer':
      return { title: 'Holdes lenger', detail: by };
    default:
      return null;
  }
}

function movedTo(status: number, shop: string): string {
  if (status === 2) return 'Betalt';
  if (status === 3) return `Plukkes i ${shop}`;
  return orderStatusNames[status] ?? '';
}
