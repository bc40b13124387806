import type { OrderView } from '#contract/desk/orders/order-view.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';

export const viewNames: Readonly<Record<OrderView, string>> = {
  waiting: 'Venter på butikk',
  late: 'Over to timer',
  ready: 'Klare til henting',
  unsettled: 'Uavklart betaling',
  withdrawn: 'Angret',
  all: 'Alle',
};

export const orderStatusNames: Readonly<Record<number, string>> = {
  1: 'Venter på betaling',
  2: 'Mottatt',
  3: 'Under behandling',
  4: 'Klar til henting',
  5: 'Hentet',
  6: 'Sendt',
  7: 'Levert',
  8: 'Avbestilt',
  9: 'Utløpt',
  10: 'Betaling mislyktes',
};

export const providerNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Kort',
  klarna: 'Klarna',
  qliro: 'Qliro',
  vipps: 'Vipps',
};

const moneyWords: Readonly<Record<string, string>> = {
  pending: 'ikke betalt ennå',
  authorized: 'reservert',
  captured: 'trukket',
  cancelled: 'sluppet',
  declined: 'avslått',
  expired: 'løp ut',
};

export const ordersText = {
  lead: (all: string, today: string) => `${all} i alt, ${today} i dag`,
  bulk: {
    file: 'Last ned de valgte',
    note: 'Skriv notat',
    noteTitle: (count: string) => `Skriv notat på ${count} ordre`,
    noteLabel: 'Notat, legges under det som står der fra før',
    noted: (count: string) => `Notatet står på ${count} ordre.`,
    noteFull: (order: number) => `Notatet på ordre ${order} er fullt. Ingenting er skrevet.`,
    title: (count: string) => `Send bekreftelsen på nytt for ${count} ordre`,
    lead: 'Hver kunde får bekreftelsen eller kvitteringen én gang til. En sendt e-post kan ikke angres.',
    sent: (sent: string, all: string) =>
      sent === all ? `${sent} e-poster er på vei.` : `${sent} av ${all} e-poster er på vei. Resten har ingen å sende.`,
  },
  download: 'Last ned utvalget',
  fileName: (day: string) => `ordre-${day}.csv`,
  fileCut: 'Filen har de 10 000 nyeste. Snevre inn for å få resten.',
  fileMade: (rows: string) => `${rows} ordre er lastet ned. Det er skrevet i loggen.`,
  field: 'Nummer, navn, telefon eller e-post',
  shortSearch: 'Skriv minst tre bokstaver av navnet.',
  views: 'Visninger',
  saveView: 'Lagre visning',
  saveViewLead: 'Filtrene slik de står nå, for deg alene.',
  viewName: 'Navn på visningen',
  save: 'Lagre',
  forgetView: (name: string) => `Fjern visningen ${name}`,
  tooManyViews: 'Du har tjue visninger. Fjern en først.',
  anyTime: 'Alle dager',
  today: 'I dag',
  week: 'Siste 7 dager',
  month: 'Siste 30 dager',
  anyStatus: 'Alle statuser',
  anyShop: 'Alle butikker',
  anyChannel: 'Hent og hjemlevering',
  collect: 'Klikk & Hent',
  deliver: 'Hjemlevering',
  anyPayment: 'All betaling',
  payInShop: 'Betales i butikk',
  paidInShop: 'Betalt i butikk',
  payment: (method: PaymentMethod | null, status: string | null, isHandedOut: boolean) => {
    if (method === null) return isHandedOut ? 'Betalt i butikk' : 'Betales i butikk';
    return `${providerNames[method]}, ${moneyWords[status ?? 'pending'] ?? status}`;
  },
  askingAgain: (method: PaymentMethod | null) => `${method === null ? '' : providerNames[method]}, vi spør igjen`,
  unsettled: 'Betaling uavklart',
  withdrawn: 'Angret, venter på oss',
  columns: {
    id: 'Ordre',
    at: 'Tid',
    customer: 'Kunde',
    goods: 'Varer',
    shop: 'Hentes',
    status: 'Status',
    payment: 'Betaling',
    total: 'Sum',
    waited: 'Venter',
  },
  forgotten: 'Slettet',
  phoneEnd: (end: string) => `•• ${end}`,
  pieces: (count: number) => `${count} stk.`,
  minutes: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : minutes % 60 === 0
        ? `${minutes / 60} t`
        : `${Math.floor(minutes / 60)} t ${minutes % 60} min`,
  empty: 'Ingen ordre i dag ennå.',
  noHits: 'Ingen ordre passer med filtrene. Fjern ett, eller søk i alle.',
  clear: 'Fjern filtrene',
  file: {
    head: ['Ordre', 'Dato', 'Tid', 'Kunde', 'Telefon', 'Butikk', 'Måte', 'Status', 'Betaling', 'Antall', 'Sum'],
  },
} as const;
