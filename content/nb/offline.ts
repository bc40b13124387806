/** Without a network: the page for everything that needs one, and the line over what is there nevertheless. */
export const offlineText = {
  title: 'Du er uten nett',
  lead: 'Denne siden trenger nett. Det du har sett før av dette, virker likevel:',
  tryAgain: 'Prøv igjen',
  /** Over favourites. */
  oldPrices: 'Du er uten nett. Priser kan ha endret seg siden sist.',
  /** Over the club card and own reservations. */
  lastSeen: 'Du er uten nett. Dette er slik det var sist du så det.',
} as const;
