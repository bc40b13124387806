export const searchText = {
  /** TXT-07: placeholder and label of the field, name of its button */
  label: 'Søk',
  title: (query: string) => `Søk: ${query}`,
  clear: 'Tøm søkefeltet',
  none: (query: string) => `Ingen treff på «${query}»`,
  noneHelp: 'Prøv færre ord, eller se hva som står i butikkene akkurat nå.',
} as const;
