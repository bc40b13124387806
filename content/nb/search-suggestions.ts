/** The panel below the search field, whose code comes when somebody searches. */
export const suggestionsText = {
  label: 'Søkeforslag',
  headings: { suggestions: 'Forslag', articles: 'Varer', guides: 'Guider', categories: 'Kategorier' },
  allHits: (query: string) => `Se alle treff på «${query}»`,
} as const;
