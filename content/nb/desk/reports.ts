import type { ReportName } from '#contract/desk/reports/report-name.ts';

export const reportTitles: Readonly<Record<ReportName, string>> = {
  'sales-by-day': 'Salg per dag',
  'sales-by-shop': 'Salg per butikk',
  'sales-by-group': 'Salg per varegruppe',
  reservations: 'Hentet og utløpt',
  'time-to-ready': 'Tid til klar',
  'stock-outs': 'Bestselgere som er tomme',
  'unfound-searches': 'Søk uten treff',
  returns: 'Returer',
};

export const reportColumns: Readonly<Record<string, string>> = {
  orders: 'Ordre',
  revenue: 'Omsetning',
  collect: 'Klikk & Hent',
  deliver: 'Hjemlevering',
  pieces: 'Antall',
  reserved: 'Reservert',
  collected: 'Hentet',
  lapsed: 'Utløpt',
  cancelled: 'Avbestilt',
  minutes: 'Minutter',
  sold: 'Solgt',
  empty: 'Tomme butikker',
  shops: 'Butikker',
  searches: 'Søk',
  received: 'Kommet tilbake',
  amount: 'Beløp',
};

export const reportsText = {
  title: 'Rapporter',
  which: 'Rapport',
  from: 'Fra',
  to: 'Til',
  name: 'Navn',
  download: 'Last ned som CSV',
  fileName: (name: string, from: string, to: string) => `${name}-${from}-${to}.csv`,
  downloaded: 'Rapporten er lastet ned.',
  empty: 'Ingenting i denne tiden.',
  badTime: 'Velg en tid på høyst 400 dager.',
} as const;
