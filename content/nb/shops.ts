import type { PublicHoliday } from '#domain/shop/public-holidays.ts';

const holidays: Readonly<Record<PublicHoliday, string>> = {
  'new-year': 'Første nyttårsdag',
  'maundy-thursday': 'Skjærtorsdag',
  'good-friday': 'Langfredag',
  'easter-sunday': 'Første påskedag',
  'easter-monday': 'Andre påskedag',
  'labour-day': 'Første mai',
  'constitution-day': 'Grunnlovsdagen',
  'ascension-day': 'Kristi himmelfartsdag',
  'whit-sunday': 'Første pinsedag',
  'whit-monday': 'Andre pinsedag',
  'christmas-day': 'Første juledag',
  'boxing-day': 'Andre juledag',
};

/** Shop finder and the page of one shop (DEC-26). */
export const shopsText = {
  title: 'Butikker',
  find: 'Finn butikk',
  lead: 'Skriv postnummeret ditt, så står den nærmeste butikken øverst.',
  address: 'Adresse',
  addressHelp: 'Gate og husnummer',
  postcode: 'Postnummer',
  postcodeHelp: '4 siffer',
  search: 'Finn',
  /** TXT-106 */
  useMyPosition: 'Bruk min posisjon',
  positionDenied: 'Vi fikk ikke posisjonen din. Skriv inn postnummeret i stedet.',
  findingPosition: 'Finner posisjonen din …',
  nearest: (n: number, place: string) => `${n} butikker, nærmest ${place}`,
  nearestYou: (n: number) => `${n} butikker, nærmest deg`,
  all: (n: number) => (n === 1 ? '1 butikk' : `${n} butikker`),
  /** `km` is formatted with a decimal comma: '3,2'. */
  distance: (km: string) => `${km} km`,
  openingHours: 'Åpningstider',
  /** TXT-103 */
  openNow: 'Åpent nå',
  /** TXT-104 */
  closedNow: 'Stengt nå',
  /** TXT-105 */
  closed: 'Stengt',
  openUntil: (time: string) => `Åpent til ${time}`,
  closesIn: (minutes: number) => (minutes === 1 ? 'Stenger om 1 minutt' : `Stenger om ${minutes} minutter`),
  openAroundTheClock: 'Døgnåpent',
  opensToday: (time: string) => `Stengt, åpner ${time}`,
  /** `day` is 'i morgen', 'mandag' or 'mandag 5. januar'. */
  opensOn: (day: string, time: string) => `Stengt, åpner ${day} ${time}`,
  hoursUnknown: 'Ring butikken for åpningstider',
  deviatingDays: 'Dager som avviker',
  holidays,
  showDirections: 'Vis vei',
  chooseAsMine: 'Velg som min butikk',
  isMine: 'Din butikk',
  phone: 'Telefon',
  email: 'E-post',
  orgNo: 'Org.nr.',
  messenger: 'Skriv til oss på Messenger',
  mapLabel: 'Kart med butikkene',
  showCountry: 'Vis hele landet',
  showNearest: 'Vis de nærmeste',
  toShop: 'Se butikken',
  chosen: (shop: string) => `${shop} er butikken din nå`,
  contact: 'Kontakt',
  about: 'Om butikken',
  /** `ready` is 'klar i dag ca. 14:30'. */
  orderedNow: (ready: string) => `Bestilt nå: ${ready}`,
  bestsellersHere: (shop: string) => `Mest solgt på lager i ${shop}`,
  inStockHere: 'Se varene som står i denne butikken',
  nearbyShops: 'Andre butikker i nærheten',
  finderDescription: (chain: string, n: number) =>
    `Finn din nærmeste ${chain}-butikk: åpningstider, adresse og avstand for alle ${n} butikkene.`,
  shopDescription: (shop: string, address: string) =>
    `Åpningstider, adresse og lagerbeholdning for ${shop}, ${address}. Bestill på nett og hent i butikken.`,
} as const;
