export const favouritesText = {
  title: 'Favoritter',
  add: 'Legg til i favoritter',
  remove: 'Fjern fra favoritter',
  empty: 'Du har ingen favoritter ennå',
  emptyHelp: 'Trykk på hjertet på en vare, så ligger den her.',
  onThisDevice: 'Favorittene er lagret i denne nettleseren.',
  toGoods: 'Se bestselgerne',
} as const;
