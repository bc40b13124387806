export const filterText = {
  /** UI-07, UI-08: no space before the bracket */
  button: (selected: number) => (selected > 0 ? `Filter(${selected})` : 'Filter'),
  panelLabel: 'Filter',
  reset: 'Nullstill filter',
  /** Behind the chosen values, which say of what. */
  resetAll: 'Nullstill',
  /** In the order they stand in the panel (DEC-47). */
  dimensions: {
    price: 'Pris',
    shops: 'Butikk',
    colors: 'Farge',
    genders: 'Kjønn',
    productlines: 'Merke',
    groups: 'Varegruppe',
    sizes: 'Størrelse',
  },
  priceFrom: 'Fra',
  priceTo: 'Til',
  lowestPrice: 'Laveste pris',
  highestPrice: 'Høyeste pris',
  spokenPrice: (price: number) => `${price} kroner`,
  /** `min` and `max` are formatted without øre: '300–1 900 kr'. */
  priceRange: (min: string, max: string) => `${min}–${max}\u00a0kr`,
  nothingToChoose: 'Ingenting å velge mellom her.',
  selected: (n: number) => `${n} valgt`,
  /** A size alone says too little: 'Str. M'. */
  size: (name: string) => `Str. ${name}`,
  chosenLabel: 'Valgte filter',
  noneChosen: 'Ingen filter er valgt.',
  remove: (value: string) => `Fjern ${value}`,
  showAll: (n: number) => `Vis alle ${n}`,
  showFewer: 'Vis færre',
  applyUnknown: 'Vis varene',
  apply: (n: number) => (n === 1 ? 'Vis 1 vare' : `Vis ${n} varer`),
} as const;
