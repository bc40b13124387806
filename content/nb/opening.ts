/** While the shop has no articles yet: a quiet word instead of empty shelves. */
export const openingText = {
  title: 'Butikken åpner snart',
  text: 'Vi fyller hyllene. Snart ser du hva butikken din har inne, og kan reservere, kjøpe og hente.',
  toShops: 'Finn butikk',
  toContact: 'Kontakt oss',
  list: 'Butikken åpner snart. Her kommer varene.',
  toHome: 'Til forsiden',
  noShops: 'Butikkene kommer her snart. Lurer du på noe, er du velkommen til å ta kontakt.',
  noProductLines: 'Merkene kommer her når varene er på plass.',
  noColors: 'Fargene kommer her når varene er på plass.',
} as const;
