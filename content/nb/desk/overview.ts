import type { Todo } from '#contract/desk/overview/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { ordersText } from './orders.ts';

const numberWords = [
  'Ingenting',
  'Én',
  'To',
  'Tre',
  'Fire',
  'Fem',
  'Seks',
  'Sju',
  'Åtte',
  'Ni',
  'Ti',
  'Elleve',
  'Tolv',
];

const importNames: Readonly<Record<string, string>> = {
  stock: 'lager',
  prices: 'priser',
  articles: 'varer',
  campaigns: 'kampanjer',
  customers: 'kunder',
  shops: 'butikker',
};

export const overviewText = {
  greeting: (hour: number, name: string) =>
    `${hour < 10 ? 'God morgen' : hour < 18 ? 'God dag' : 'God kveld'}, ${name}.`,
  needs: (count: number) =>
    count === 0 ? 'Ingenting trenger deg nå.' : `${numberWords[count] ?? count} ting trenger deg.`,
  lead: (moment: string) => `${moment}. Tallene er fra dette minuttet.`,
  period: 'Periode',
  periods: { '1': 'I dag', '7': '7 dager', '30': '30 dager' },
  allShops: 'Alle butikker',
  reports: 'Rapporter',
  orders: 'Ordre',
  revenue: 'Omsetning',
  inTime: 'Klart innen to timer',
  lost: 'Avbestilt og utløpt',
  percent: (value: number) => `${value} %`,
  kroner: (value: number) => `${groupThousands(value)} kr`,
  /** '+12 % mot forrige mandag kl. 14.20' */
  against: (now: number, before: number, than: string) => {
    if (before === 0) return `Ingenting å måle mot ${than}`;
    const change = Math.round((100 * (now - before)) / before);
    return `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)} % mot ${than}`;
  },
  lastWeekday: (weekday: string, time: string) => `forrige ${weekday} kl. ${time}`,
  daysBefore: (days: number) => `${days} dager før`,
  average: (against: string, average: number) => `${against}, snittordre ${groupThousands(average)} kr`,
  goal: (goal: number, worst: string | null) => `Målet er ${goal} %.${worst === null ? '' : ` ${worst} trekker ned.`}`,
  noneReady: 'Ingen er gjort klare ennå.',
  lostShare: (percent: string, isUsual: boolean) => `${percent} % av ordrene${isUsual ? ', som vanlig' : ''}`,
  todo: 'Trenger deg',
  doneToday: (count: number) => `${count} ferdig i dag`,
  nothing: 'Ingenting trenger deg nå.',
  waiting: 'Ventetid i butikkene',
  waitingGoal: 'mål 2 timer',
  otherShops: (count: number) => `De ${count} andre`,
  waitingFoot: 'Middels tid fra bestilt til «Klar til henting», i butikkens åpningstid.',
  noWaiting: 'Ingen venter.',
  hours: 'Ordre per time',
  days: 'Ordre per dag',
  today: 'i dag',
  before: (weekday: string) => `forrige ${weekday}`,
  revenueChart: 'Omsetning',
  twoWeeks: 'Omsetning, to uker',
  collect: 'Klikk & Hent',
  deliver: 'Hjemlevering',
  asTable: 'Se som tabell',
  asPicture: 'Se som bilde',
  hour: 'Time',
  day: 'Dag',
  runningOut: 'Bestselgere som går tom',
  sold: (count: number) => `${count} solgt i uka`,
  empty: (count: number, shops: number) => `tom i ${count} av ${shops}`,
  noneRunningOut: 'Ingen bestselgere går tom.',
  unfound: 'Søk uten treff',
  allUnfound: 'Se alle',
  noneUnfound: 'Alt det ble søkt etter, ble funnet.',
  quote: (query: string) => `«${query}»`,
} as const;

export interface TodoWords {
  readonly title: string;
  readonly detail: string;
  readonly act: string;
  readonly to: string;
}

/** What a line says, and where its one act leads. */
export function todoWords(todo: Todo, timeOf: (at: string) => string): TodoWords {
  const { kind, count, since, shop, minutes, run } = todo;
  const at = since === null ? '' : timeOf(since);
  switch (kind) {
    case 'import': {
      const last = run?.lastDoneAt == null ? '' : ` Butikkene selger på tallene fra ${timeOf(run.lastDoneAt)}.`;
      return {
        title: `Import av ${importNames[run?.kind ?? ''] ?? run?.kind ?? ''} stoppet ${at}`,
        detail: `${run?.bad ?? 0} feil i ${groupThousands(run?.read ?? 0)} linjer.${run?.kind === 'stock' ? last : ''}`,
        act: 'Se linjene',
        to: '/import',
      };
    }
    case 'late':
      return {
        title: `${count} ${count === 1 ? 'reservasjon' : 'reservasjoner'} har ventet over to timer i ${shop?.name ?? ''}`,
        detail: `Eldste har ventet i ${ordersText.minutes(minutes ?? 0)} av butikkens dag.`,
        act: count === 1 ? 'Se den' : 'Se dem',
        to: `/ordre?view=late&shop=${shop?.id ?? ''}`,
      };
    case 'unsettled':
      return {
        title: `${count} ${count === 1 ? 'betaling' : 'betalinger'} er uavklart`,
        detail: 'Vi spør igjen av oss selv. Ingen er trukket to ganger.',
        act: 'Følg med',
        to: '/ordre?view=unsettled',
      };
    case 'mail':
      return {
        title: `${count} ${count === 1 ? 'e-post' : 'e-poster'} kom ikke fram`,
        detail: `Den eldste ble gitt opp ${at}.`,
        act: 'Se ordrene',
        to: '/ordre',
      };
    case 'withdrawn':
      return {
        title: `${count} kjøp er angret og venter på varene`,
        detail: 'Pengene går tilbake når varene er tatt imot.',
        act: 'Se dem',
        to: '/ordre?view=withdrawn',
      };
    case 'reviews':
      return {
        title: `${count} ${count === 1 ? 'omtale' : 'omtaler'} venter`,
        detail: `Den eldste kom ${at}.`,
        act: 'Les dem',
        to: '/omtaler',
      };
  }
}
