/**
 * The error catalogue: texts by status or code. Literals of the specification are never corrected, misspellings
 * included (DEC-01). What the server answers with and what the screens show come from here alike.
 */

export const generalErrors = {
  /** TXT-70: 429 outside login */
  tooManyAttempts: 'For mange forsøk. Prøv igjen senere.',
  /** TXT-71: 419 outside login */
  reloadPage: 'Vennligst last siden på nytt',
  /** TXT-72: any failure without its own text */
  unknown: 'Noe gikk galt. Prøv igjen senere.',
  overloaded: 'Mange er innom akkurat nå. Siden lastes på nytt om et øyeblikk.',
  cardNumber: 'Skriv aldri et kortnummer her. Kortet oppgis bare på betalingssiden.',
} as const;

const generalByStatus: Readonly<Record<number, string>> = {
  419: generalErrors.reloadPage,
  429: generalErrors.tooManyAttempts,
};

/** The text of a failure that has none of its own. */
export function generalError(status: number): string {
  return generalByStatus[status] ?? generalErrors.unknown;
}

/** ERR-01, ERR-03 to ERR-07: login and register by status */
export const loginErrors: Readonly<Record<number, string>> = {
  401: 'Du er allerede logget inn - logg ut for å logge inn med en ny bruker',
  404: 'Ingen bruker logget inn - vennligst logg inn',
  419: 'Vennligst last siden på nytt',
  422: 'Feil brukernavn/passord - har du glemt passordet ditt?',
  423: 'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?',
  429: 'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.',
};

/** ERR-08: any other failure of login or register has the general text. */
export function loginError(status: number): string {
  return loginErrors[status] ?? generalErrors.unknown;
}

export const accountErrors = {
  otherUser: 'En annen bruker er logget inn',
  allFieldsNeeded: 'Ikke gyldig data, alle feltene må fylles ut',
  /** ERR-18 to ERR-21: 'must have a value' by field */
  mustHaveValue: {
    first_name: 'Fornavn må ha en verdi',
    last_name: 'Etternavn må ha en verdi',
    phone: 'Telefonnummer må ha en verdi',
    email: 'Email må ha en verdi',
  },
  invalid: 'Ugyldig data',
  mailNotSent: 'Epost ble ikke sendt',
  linkInvalid: 'Lenken er ugyldig eller utløpt',
} as const;

export type RequiredField = keyof typeof accountErrors.mustHaveValue;

const requiredFields: readonly RequiredField[] = ['first_name', 'last_name', 'phone', 'email'];

/** DEC-112 words it 'The first name field must have a value.' */
function missingField(message: string): RequiredField | undefined {
  if (!message.includes('must have a value')) return undefined;
  return requiredFields.find((field) => message.includes(field) || message.includes(field.replace('_', ' ')));
}

/** DEC-113: the texts of one alert after a failed account update. */
export function accountUpdateErrors(status: number, serverMessages: readonly string[]): readonly string[] {
  if (status === 401) return [accountErrors.otherUser];
  if (status !== 403 && status !== 422) return [generalError(status)];
  const missing = requiredFields.filter((field) => serverMessages.some((message) => missingField(message) === field));
  if (missing.length > 0) return missing.map((field) => accountErrors.mustHaveValue[field]);
  return [status === 422 && serverMessages.length === 0 ? accountErrors.allFieldsNeeded : accountErrors.invalid];
}

/** DEC-113: on delete every 422 has the one text. */
export function accountDeleteError(status: number): string {
  if (status === 401) return accountErrors.otherUser;
  return status === 422 ? accountErrors.allFieldsNeeded : generalError(status);
}

/** Field texts of the forms of checkout, account and shop finder. */
export const fieldErrors = {
  name: 'Navn må fylles ut',
  unfitName: 'Skriv navnet uten lenker, e-postadresser og linjeskift',
  phone: 'Ugyldig telefonnummer',
  email: 'Ugyldig e-postadresse',
  address: 'Adresse må fylles ut',
  postcode: 'Ugyldig postnummer',
  city: 'Poststed må fylles ut',
  terms: 'Du må godta vilkårene',
} as const;

/** By the reason the lookup gives; shown under the address field (DEC-41). */
export const addressErrors = {
  noHouseNumber: "Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'",
  noneFound: 'Ingen addresser funnet',
} as const;

/** By the outcome of the check (DEC-79), and CART-19. */
export const promocodeErrors = {
  alreadyActive: 'Du har allerede en aktiv rabattkode',
  unknown: 'Rabattkoden finnes ikke',
  'not-yet': 'Rabattkoden er ikke gyldig ennå',
  expired: 'Rabattkoden er utløpt',
  usedUp: 'Rabattkoden er brukt opp',
} as const;

/** Why a purchase cannot be withdrawn from as asked. */
export const withdrawalErrors = {
  notFound: 'Fant ikke kjøpet',
  notBoughtOnline:
    'Angreretten gjelder det du har kjøpt og betalt på nett. Det du betaler i butikken, kan du levere tilbake ubrukt i 60 dager.',
  notHandedOver: 'Du har ikke fått varene ennå. Skriv til oss, så stopper vi bestillingen.',
  tooLate: (day: string) => `Angrefristen gikk ut ${day}.`,
  nothingChosen: 'Velg minst én vare.',
  nothingLeft: 'Du har allerede angret på alt i dette kjøpet.',
  notInOrder: 'Varen er ikke med i dette kjøpet.',
  tooMany: (name: string, left: number) =>
    left === 0 ? `Du har allerede angret på ${name}.` : `Du kan angre på høyst ${left} stk. av ${name}.`,
  otherRequest: 'Denne meldingen er sendt før, med andre varer. Last siden på nytt og prøv igjen.',
} as const;

/** Warnings when a line cannot grow, by the reason the cart gives (DEC-75). */
export const limitWarnings = {
  limit: (most: number) => `Du kan kjøpe maks ${most} stk. av denne varen`,
  stock: 'Ikke flere på lager av denne varen',
} as const;

/** Messages of cartErrors by reason (DEC-81). */
export const cartErrors = {
  stock: (name: string, n: number, shop: string) => `${name}: bare ${n} på lager i ${shop}`,
  noStock: (name: string, shop: string) => `${name} er ikke på lager i ${shop}`,
  campaignEnded: (name: string) => `Kampanjen på ${name} er avsluttet`,
  limit: (name: string, n: number) => `${name}: maks ${n} stk. per bestilling`,
  notForSale: (name: string) => `${name} selges ikke lenger på nett`,
  onlyCollect: (name: string) => `${name} kan bare hentes i butikk`,
  onlyReserve: (name: string) => `${name} kan bare reserveres og betales i butikk`,
  unknownArticle: 'En vare i handlekurven finnes ikke lenger. Fjern den for å gå videre.',
  unknownShop: 'Butikken du valgte, finnes ikke lenger. Velg en annen butikk.',
  soldOut: (name: string) => `${name} er utsolgt`,
  noStockForDelivery: (name: string) => `${name} er ikke på lager og kan ikke sendes akkurat nå`,
  notTogether: (name: string) =>
    `${name} kan ikke sendes sammen med de andre varene. Bestill den for seg, eller hent i butikk.`,
  fewForDelivery: (name: string, n: number) => `${name}: vi kan bare sende ${n} stk. akkurat nå`,
} as const;

export const checkoutErrors = {
  priceChanged: 'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.',
  reservationFailed: 'Reservasjonen kunne ikke gjennomføres. Prøv igjen.',
  orderFailed: 'Bestillingen kunne ikke gjennomføres. Prøv igjen.',
  /** DEC-88: a delivery cannot be paid in the shop */
  deliveryMustBePaid: 'Hjemlevering må betales på nett',
  unknownShippingMethod: 'Leveringsmåten finnes ikke lenger. Velg en annen.',
  unknownPaymentMethod: 'Denne betalingsmåten finnes ikke her. Velg en annen.',
  /** DEC-89: same key, other body */
  otherOrderSameKey: 'Bestillingen er endret. Last siden på nytt og prøv igjen.',
  /** R20: the answer of the database was lost */
  outcomeUnknown:
    'Vi vet ikke ennå om bestillingen ble registrert. Trykk én gang til, så sjekker vi det. Du får ikke to.',
  cannotCancel: 'Denne reservasjonen kan ikke avbestilles',
} as const;

/** What could be done instead of holding so much unpaid. */
const otherWays = (mayPay: boolean) =>
  mayPay ? 'Betal nå, ta færre, eller ring butikken.' : 'Ta færre, eller ring butikken.';
const noMore = (mayPay: boolean) => (mayPay ? 'Betal nå, eller ring butikken.' : 'Ring butikken, så hjelper de deg.');

/** More than the shop holds for anybody who has not paid; and why a hold is not put off. */
export const holdErrors = {
  line: (name: string, n: number, mayPay: boolean) =>
    n > 0
      ? `${name}: du kan reservere inntil ${n} stk. uten å betale. ${otherWays(mayPay)}`
      : `${name}: du har reservert så mange vi kan holde av uten betaling. ${noMore(mayPay)}`,
  pieces: (n: number, mayPay: boolean) =>
    `Du kan reservere inntil ${n} varer på en gang uten å betale. ${otherWays(mayPay)}`,
  value: (amount: string, mayPay: boolean) =>
    `Du kan reservere for inntil ${amount} på en gang uten å betale. ${otherWays(mayPay)}`,
  open: (n: number, mayPay: boolean) =>
    `Du har ${n} reservasjoner som venter. Hent eller avbestill en av dem først. ${noMore(mayPay)}`,
  together: (mayPay: boolean) =>
    `Sammen med det du har reservert fra før, er dette mer enn vi kan holde av uten betaling. ${otherWays(mayPay)}`,
  address: (mayPay: boolean) =>
    `Fra nettet du er på, er det reservert så mye vi kan holde av uten betaling. Logg inn og prøv igjen. ${noMore(mayPay)}`,
  payingOpen:
    'Du har flere betalinger som ikke er fullført. Fullfør eller avbryt dem, eller prøv igjen om en halvtime.',
  payingPieces: (n: number) => `Vi holder av inntil ${n} varer mens du betaler. Ta færre, eller ring butikken.`,
  extend: {
    over: 'Fristen er gått ut, så vi kan ikke holde den lenger.',
    extended: 'Du har alt fått den holdt litt lenger.',
    changed: 'Fristen er endret siden du åpnet siden. Last siden på nytt og prøv igjen.',
  },
  offer: {
    over: 'Tilbudet gjelder ikke lenger.',
    gone: 'Butikken har dessverre ikke varen lenger.',
  },
} as const;

/** By the payment's final status (DEC-96). */
export const paymentErrors = {
  declined: 'Betalingen ble avvist. Prøv et annet kort eller en annen betalingsmåte.',
  cancelled: 'Betalingen ble avbrutt. Handlekurven din er beholdt.',
  expired: 'Betalingen tok for lang tid og ble avbrutt. Prøv igjen.',
  /** TXT-65: 503 */
  unavailable: 'Betalingsløsningen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
  /** TXT-68: unknown payment or wrong token */
  notFound: 'Fant ikke betalingen',
} as const;

export const reviewErrors = {
  /** TXT-96: 401 */
  logInFirst: 'Logg inn for å skrive omtale',
  /** TXT-97: 422 */
  alreadyReviewed: 'Du har allerede skrevet en omtale av denne varen',
  notAllowed: 'Du kan ikke skrive omtaler',
} as const;

export const pollErrors = {
  alreadyAnswered: 'Du har allerede svart',
  answerAll: 'Svar på alle spørsmålene',
} as const;

/** Quoted in English by the specification, and left so (DEC-01). */
export const englishErrors = {
  articleNotLoaded: 'Error: Could not load article',
  socialPosts: 'Error: Something went wrong',
  articleNotVisible: 'Error: Article marked not visible for web',
  noCsrfToken: 'CSRF token not found',
} as const;
