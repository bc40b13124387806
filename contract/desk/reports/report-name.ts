/** What can be asked for. */
export const reportNames = [
  'sales-by-day',
  'sales-by-shop',
  'sales-by-group',
  'reservations',
  'time-to-ready',
  'stock-outs',
  'unfound-searches',
  'returns',
] as const;

export type ReportName = (typeof reportNames)[number];
