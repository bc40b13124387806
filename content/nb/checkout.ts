/** Checkout and receipt; error texts are in errors.ts, the receipt's number, status and cancel in history.ts. */
export const checkoutText = {
  title: 'Kasse',
  steps: {
    way: 'Hente eller få levert?',
    who: 'Hvem skal ha varene?',
    pay: 'Hvordan vil du betale?',
  },
  /** TXT-39 */
  collect: 'Hent i butikk',
  collectHelp: 'Gratis. Du får e-post når varene er klare.',
  /** TXT-40 */
  deliver: 'Hjemlevering',
  deliverHelp: 'Hjem på døra eller til et hentested',
  shippingMethod: 'Leveringsmåte',
  /** TXT-41: label of the select and its error text */
  chooseShop: 'Velg butikk',
  fields: {
    name: 'Navn',
    phone: 'Telefonnummer',
    phoneHelp: 'Norsk mobilnummer, åtte siffer som starter på 4 eller 9',
    email: 'E-post',
    address: 'Adresse',
    zipcode: 'Postnummer',
    city: 'Poststed',
  },
  payment: {
    /** TXT-44 */
    inShop: 'Betal i butikk',
    inShopHelp: 'Du betaler når du henter',
    /** TXT-45 */
    card: 'Kort',
    cardHelp: 'Trekkes når varene sendes eller er klare i butikken',
    /** TXT-46 */
    klarna: 'Klarna',
    klarnaHelp: 'Faktura eller delbetaling',
    /** TXT-47 */
    qliro: 'Qliro',
    qliroHelp: 'Faktura eller delbetaling',
  },
  /** Why a choice is closed (DEC-86). */
  closed: {
    /** TXT-48 */
    onlyReserve: 'En eller flere varer kan bare reserveres og betales i butikk',
    /** TXT-49 */
    onlyCollect: 'En eller flere varer kan bare hentes i butikk',
  },
  terms: 'Jeg godtar kjøpsvilkårene',
  readTerms: 'Les kjøpsvilkårene',
  /** TXT-42: a reservation binds to nothing, so it must not say 'betal' or 'kjøp'. */
  reserve: 'Reserver',
  reserveHelp: 'Reservasjonen er uforpliktende. Du betaler i butikken.',
  /** TXT-43: the binding order, which must say that it costs. */
  pay: 'Betal',
  payHelp: 'Du har 14 dagers angrerett fra dagen etter at du fikk varene.',
  summary: {
    title: 'Din bestilling',
    change: 'Endre',
    /** TXT-35 */
    goods: 'Sum varer',
    /** TXT-36 */
    discount: 'Rabatt',
    /** TXT-37 */
    freight: 'Frakt',
    /** TXT-38 */
    total: 'Totalt',
    vat: (percent: number) => `Hvorav mva. ${percent}\u00a0%`,
    freightHelp: 'Du betaler én frakt, også når du kjøper flere varer.',
  },
  receipt: {
    /** TXT-73 */
    thanksReservation: 'Takk for reservasjonen!',
    /** TXT-74 */
    thanksOrder: 'Takk for bestillingen!',
    collectAt: 'Hentes i',
    deliverTo: 'Sendes til',
    waitForMail: 'Vent med å dra til du får e-post om at varene er klare.',
    holdDays: 'Vi holder av varene i tre dager etter det.',
    mailSent: (email: string) => `Bekreftelsen er sendt til ${email}.`,
    toHistory: 'Se historikken din',
    toHome: 'Til forsiden',
    print: 'Skriv ut',
    notFound: 'Vi finner ikke denne kvitteringen. Lenken i e-posten virker alltid.',
  },
} as const;
