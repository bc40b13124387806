export const searchText = {
  /** TXT-07: placeholder and label of the field, name of its button */
  label: 'Søk',
  title: (query: string) => `Søk: ${query}`,
  clear: 'Tøm søkefeltet',
  none: (query: string) => `Ingen treff på «${query}»`,
  noneHelp: 'Prøv færre ord, eller se hva som står i butikkene akkurat nå.',
  noneOfOneWord:
    'Kanskje heter det noe annet hos oss? Se i avdelingene under, eller hva som står i butikkene akkurat nå.',
  onPage: 'Siden over svarer best på det du søkte etter.',
} as const;
