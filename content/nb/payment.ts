/** The page one returns to from the payment provider (DEC-96); declined, cancelled and the like are in errors.ts. */
export const paymentText = {
  title: 'Betaling',
  waiting: 'Venter på bekreftelse av betalingen …',
  waitingHelp: 'Ikke betal på nytt. Vi spør betalingsløsningen og viser svaret her.',
  stillUnconfirmed: 'Vi har ikke fått bekreftet betalingen ennå. Du får en e-post når den er registrert.',
  backToCheckout: 'Tilbake til kassen',
  askAgain: 'Spør en gang til',
  toProvider: 'Du sendes videre til betalingen …',
} as const;
