export const searchText = {
  /** TXT-07: placeholder and label of the field, name of its button */
  label: 'Søk',
  /** TXT-06 */
  title: (query: string) => `Søk: ${query}`,
  clear: 'Tøm søkefeltet',
  suggestionsLabel: 'Søkeforslag',
  headings: { suggestions: 'Forslag', articles: 'Varer', guides: 'Guider', categories: 'Kategorier' },
  allHits: (query: string) => `Se alle treff på «${query}»`,
  hits: (n: number) => `${n} treff`,
  none: (query: string) => `Ingen treff på «${query}»`,
  noneHelp: 'Prøv færre ord, eller se hva som står på pallene akkurat nå.',
} as const;
