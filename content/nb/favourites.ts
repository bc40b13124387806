export const favouritesText = {
  title: 'Favoritter',
  /** TXT-19 */
  add: 'Legg til i favoritter',
  /** TXT-20 */
  remove: 'Fjern fra favoritter',
  /** TXT-21 */
  empty: 'Du har ingen favoritter ennå',
  emptyHelp: 'Trykk på hjertet på en vare, så ligger den her.',
  onThisDevice: 'Favorittene er lagret i denne nettleseren.',
  toGoods: 'Se bestselgerne',
} as const;
