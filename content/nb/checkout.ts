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
  collectHelp: 'Gratis. Vi sier fra når varene er klare.',
  /** TXT-40 */
  deliver: 'Hjemlevering',
  deliverHelp: 'Vi sender varene til deg',
  shippingMethod: 'Leveringsmåte',
  /** Bulky goods raise the price of any method (DEC-67). */
  bulky: 'Høyere pris for store varer',
  continueShopping: 'Fortsett å handle',
  /** TXT-41: label of the select and its error text */
  chooseShop: 'Velg butikk',
  chooseShopFirst: 'Velg …',
  shops: {
    withAll: 'Har alt i handlekurven',
    allInStock: 'Alt på lager',
    noneHasAll: 'Ingen butikk har alt på en gang.',
    sortByPostcode: 'Skriv postnummeret ditt for å se hvor langt det er.',
    others: (n: number) => (n === 1 ? '1 butikk mangler noe' : `${n} butikker mangler noe`),
    /** `what` is 'Vidda skalljakke' or '1 av 3 Vidda skalljakke'. */
    lacks: (what: string) => `mangler ${what}`,
    and: 'og',
    lacksSome: (missing: number, wanted: number, name: string) => `${missing} av ${wanted} ${name}`,
    chosenLacks: (shop: string, what: string) => `${shop} mangler ${what}.`,
    /** What would help. */
    takeOther: (shop: string) => `Hent alt i ${shop}`,
    takeDelivery: 'Få alt sendt hjem',
    twoShops: (shop: string) => `${shop} har det som mangler. Bestill det for seg og hent i to butikker.`,
  },
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
  readReturns: 'Angrerett og retur',
  /** Beside the way to log in. */
  logInHelp: 'Har du konto? Da er feltene fylt ut for deg.',
  loggedInAs: (name: string) => `Du er logget inn som ${name}.`,
  /** Below the closed button, when a line cannot be had as it stands. */
  mendFirst: 'Rett opp varene som er merket i bestillingen, så kan du gå videre.',
  /** TXT-42: a reservation binds to nothing, so it must not say 'betal' or 'kjøp'. */
  reserve: 'Reserver',
  reserveHelp: 'Reservasjonen er uforpliktende. Du betaler i butikken.',
  /** TXT-43: the binding order, which must say that it costs. */
  pay: 'Betal',
  payAmount: (amount: string) => `Betal ${amount}`,
  payHelp: 'Du har 14 dagers angrerett fra dagen etter at du fikk varene.',
  summary: {
    title: 'Din bestilling',
    change: 'Endre',
    changeLabel: 'Endre handlekurven',
    lines: 'Varer i bestillingen',
    takeFewer: (n: number) => `Ta ${n} stk.`,
    includingVat: 'inkl. mva.',
    /** TXT-35 */
    goods: 'Sum varer',
    /** TXT-36 */
    discount: 'Rabatt',
    /** TXT-37 */
    freight: 'Frakt',
    /** TXT-38 */
    total: 'Totalt',
  },
  receipt: {
    /** TXT-73 */
    thanksReservation: 'Takk for reservasjonen!',
    /** TXT-74 */
    thanksOrder: 'Takk for bestillingen!',
    collectAt: 'Hentes i',
    deliverTo: 'Sendes til',
    pickupCode: 'Hentekode',
    pickupCodeHelp: 'Si koden når du henter.',
    hours: 'Åpningstider',
    readyAround: (day: string, time: string) => `Klar ${day} ca. ${time}`,
    waitForMail: 'Vent med å dra til du får e-post om at varene er klare.',
    holdDays: 'Vi holder av varene i tre dager etter det.',
    readyNow: 'Varene er klare. Ta med hentekoden.',
    mailSent: (email: string) => `Bekreftelsen er sendt til ${email}.`,
    lines: 'Varene',
    payment: (how: string) => `Betaling: ${how}`,
    payInShop: 'i butikken',
    cancelHelp: 'Du kan avbestille gratis til varene er klare.',
    withdraw: 'Du har 14 dagers angrerett fra dagen etter at du fikk varene.',
    withdrawLink: 'Slik angrer du kjøpet',
    /** Headings when there is nothing to thank for. */
    awaitingPayment: 'Vi venter på betalingen',
    cancelled: 'Reservasjonen er avbestilt',
    expired: 'Fristen er gått ut',
    paymentFailed: 'Betalingen gikk ikke gjennom',
    payBy: (when: string) => `Fristen går ut ${when}. Da går varene tilbake i hylla.`,
    loading: 'Henter kvitteringen …',
    toHistory: 'Se historikken din',
    toHome: 'Til forsiden',
    print: 'Skriv ut',
    title: 'Kvittering',
    notFound: 'Vi finner ikke denne kvitteringen',
    notFoundHelp: 'Åpne lenken i e-posten du fikk, eller logg inn og se i historikken.',
  },
} as const;
