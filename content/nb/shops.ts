/** Shop finder and the page of one shop (DEC-26). */
export const shopsText = {
  title: 'Butikker',
  find: 'Finn butikk',
  lead: 'Skriv postnummeret ditt, så står den nærmeste butikken øverst.',
  address: 'Adresse',
  addressHelp: 'Gate og husnummer, for eksempel Storgata 12',
  postcode: 'Postnummer',
  postcodeHelp: '4 siffer',
  search: 'Finn',
  /** TXT-106 */
  useMyPosition: 'Bruk min posisjon',
  positionDenied: 'Vi fikk ikke posisjonen din. Skriv inn postnummeret i stedet.',
  nearest: (n: number, place: string) => `${n} butikker, nærmest ${place}`,
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
  opensTomorrow: (time: string) => `Stengt, åpner i morgen ${time}`,
  /** `day` is 'mandag' within the week, else 'mandag 5. januar'. */
  opensOn: (day: string, time: string) => `Stengt, åpner ${day} ${time}`,
  hoursUnknown: 'Ring butikken for åpningstider',
  deviatingHours: 'Åpningstidene kan avvike på helligdager.',
  showDirections: 'Vis vei',
  chooseAsMine: 'Velg som min butikk',
  isMine: 'Din butikk',
  phone: 'Telefon',
  email: 'E-post',
  orgNo: 'Org.nr.',
  messenger: 'Skriv til oss på Messenger',
  mapLabel: 'Kart med butikkene',
  inStockHere: 'Se varene som står i denne butikken',
} as const;
