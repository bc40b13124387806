/** The banner that shows the first queued alert; the default titles are in errors.ts. */
export const alertsText = {
  label: 'Varsler',
  waiting: (count: number) => (count === 1 ? '1 varsel til' : `${count} varsler til`),
} as const;
