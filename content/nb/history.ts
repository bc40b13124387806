/** History of reservations, orders and own reviews; number, status and cancel serve the receipt too. */
export const historyText = {
  title: 'Historikk',
  loadFailed: 'Vi fikk ikke hentet historikken din.',
  /** TXT-92 */
  empty: 'Ingen historikk ennå',
  emptyHelp: 'Reservasjoner og kjøp du gjør mens du er logget inn, kommer hit.',
  reservations: 'Reservasjoner',
  orders: 'Kjøp',
  /** TXT-75 */
  reservation: (id: number) => `Reservasjon nr. ${id}`,
  order: (id: number) => `Ordre nr. ${id}`,
  /** TXT-76 */
  status: (status: string) => `Status: ${status}`,
  /** DEC-93 */
  reservationStatus: {
    1: 'Venter på betaling',
    2: 'Mottatt',
    3: 'Under behandling',
    4: 'Klar til henting',
    5: 'Hentet',
    6: 'Sendt',
    7: 'Levert',
    8: 'Kansellert',
    9: 'Utløpt',
    10: 'Betaling feilet',
  },
  /** TXT-77 */
  cancel: 'Avbestill',
  cancelConfirm: 'Avbestille reservasjonen?',
  keep: 'Behold reservasjonen',
  cancelled: 'Reservasjonen er avbestilt',
  /** 'Klar til henting i Åsane' */
  inShop: (status: string, shop: string) => `${status} i ${shop}`,
  collectAt: (shop: string) => `Hentes i ${shop}`,
  holdUntil: (when: string) => `Holdes av til ${when}`,
  /** While the shop has it to pick. */
  heldUntil: (when: string) => `Vi holder den til ${when}`,
  holdLonger: 'Hold den litt lenger',
  holdLongerOf: (id: number) => `Hold den litt lenger: reservasjon nr. ${id}`,
  extendedTo: (when: string) => `Forlenget til ${when}`,
  reserveAgain: 'Reserver på nytt',
  pickupCode: (code: string) => `Hentekode ${code}`,
  track: 'Følg pakka',
  receipt: 'Vis kvittering',
  showPickupCode: 'Vis hentekode',
  net: 'Netto',
  vat: (percent: number) => `Mva. ${percent}\u00a0%`,
  total: 'Totalt',
  writeReview: 'Skriv omtale',
  writeReviewOf: (name: string) => `Skriv omtale av ${name}`,
  buyAgain: 'Kjøp igjen',
  /** What of an earlier order could not be put in the cart. */
  notAdded: {
    some: 'Resten ligger i handlekurven.',
    none: 'Ingenting ble lagt i handlekurven.',
    gone: (name: string) => `${name} selges ikke lenger.`,
    soldOut: (name: string) => `${name} er utsolgt.`,
    fewer: (name: string, added: number, wanted: number) => `${name}: ${added} av ${wanted} ble lagt i.`,
    full: (name: string) => `${name}: du har alt så mange som det går an å kjøpe.`,
  },
  noReviews: 'Du har ikke skrevet noen omtaler ennå',
  noReviewsHelp: 'Det du har kjøpt, kan du skrive om fra historikken.',
} as const;
