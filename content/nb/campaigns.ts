export const campaignsText = {
  title: 'Kampanjer',
  lead: 'Prisene gjelder så lenge vi har varer.',
  /** ENT-36, DEC-135: what the short title 'Klikk & Hent' is shown as */
  weeklyAd: 'Ukens annonse!',
  period: (start: string, end: string) => `${start} til ${end}`,
  until: (day: string) => `Til og med ${day}`,
  articleCount: (n: number) => (n === 1 ? '1 vare' : `${n} varer`),
  combined: 'Kjøp flere sammen',
  combinedHelp: 'Gjelder når du betaler i butikken.',
  none: 'Ingen kampanjer akkurat nå. Prisene er lave likevel.',
  see: 'Se varene',
} as const;
