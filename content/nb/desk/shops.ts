import type { DeskRefusal } from '#contract/desk/refusal.ts';
import type { ShopField } from '#contract/desk/shops/schemas.ts';

export const shopFieldNames: Readonly<Record<ShopField, string>> = {
  openingHours: 'Åpningstider',
  address: 'Adresse',
  postNo: 'Postnummer',
  postPlace: 'Sted',
  email: 'E-post',
  phone: 'Telefon',
  mapLink: 'Lenke til kart',
  latitude: 'Breddegrad',
  longitude: 'Lengdegrad',
};

export const shopText = {
  columns: {
    name: 'Butikk',
    place: 'Sted',
    phone: 'Telefon',
    hours: 'Åpningstider',
    orders: 'Åpne ordre',
    state: 'Tilstand',
  },
  open: 'Åpen',
  closed: 'Nedlagt',
  empty: 'Ingen butikker er tatt inn ennå.',
  hours: 'Åpningstider',
  day: 'Dag',
  opens: 'Åpner',
  closes: 'Stenger',
  closedDay: 'Stengt',
  days: 'Dager som er annerledes',
  noDays: 'Ingen dager er annerledes.',
  date: 'Dato',
  isClosed: 'Stengt hele dagen',
  note: 'Hvorfor',
  addDay: 'Legg til dagen',
  removeDay: 'Fjern',
  contact: 'Kontakt',
  place: 'Sted på kartet',
  seeMap: 'Se på kartet',
  save: 'Lagre',
  saved: 'Lagret. Butikken viser det nå.',
  leadsTo: (heir: string) => `Siden leder til ${heir}.`,
  close: 'Legg ned butikken …',
  closeTitle: (name: string) => `Legg ned ${name}`,
  closeAct: 'Legg ned butikken',
  closeLead:
    'Butikken går ut av lister, søk og kasse, og siden leder til butikken du velger. Når den er lagt ned, kan det ikke angres.',
  lastDay: 'Siste dag',
  lastDayHelp:
    'Butikken er åpen ut dagen. Så går varene ut, og den legges ned når ingen ordre er åpen. Uten dato legges den ned nå.',
  stockTo: (pieces: string) => `${pieces} varer på lager`,
  stockToNobody: 'Blir 0',
  stockToShop: (name: string) => `Flyttes til ${name}`,
  planAct: 'Planlegg nedleggelsen',
  planned: 'Nedleggelsen er planlagt.',
  closesAfter: (day: string) => `Siste dag er ${day}. Så legges butikken ned når ingen ordre er åpen.`,
  keep: 'Behold butikken',
  stays: 'Butikken blir.',
  closeOpen: (count: number) =>
    count === 1
      ? 'Én ordre er åpen. Lever den ut eller avbestill den først.'
      : `${count} ordre er åpne. Lever dem ut eller avbestill dem først.`,
  order: (id: number) => `Ordre ${id}`,
  heir: 'Siden leder til',
  noHeir: 'Lista over butikker',
  typeName: (name: string) => `Skriv ${name} for å bekrefte`,
  closedNow: 'Butikken er lagt ned.',
  oddHours: 'Tidene har en pause eller kan ikke leses. Skriv dem som tekst: 1-5 1000-2000,6 1000-1800',
} as const;

export function shopRefusal({ reason, values }: Partial<DeskRefusal>): string | null {
  switch (reason) {
    case 'bad-value':
      return `${shopFieldNames[values?.field as ShopField] ?? 'Feltet'} kan ikke være slik.`;
    case 'bad-hours':
      return 'Butikken må stenge etter at den åpner.';
    case 'open-orders':
      return shopText.closeOpen(Number(values?.count ?? 0));
    case 'other-name':
      return 'Navnet er et annet. Ingenting er endret.';
    case 'past-day':
      return 'Velg i dag eller en dag som kommer.';
    case 'not-closing':
      return 'Butikken skal ikke legges ned.';
    case 'bad-heir':
      return 'Velg en butikk som er åpen.';
    case 'closed':
      return 'Butikken er alt lagt ned.';
    default:
      return null;
  }
}

export const counterText = {
  devices: 'Enheter',
  noDevices: 'Ingen enheter er koblet til.',
  lastSeen: (at: string) => `sist i bruk ${at}`,
  unpair: 'Koble fra',
  unpairTitle: (name: string) => `Koble fra ${name}?`,
  unpairLead: 'Den som er logget inn der, logges ut med en gang.',
  unpaired: 'Enheten er koblet fra.',
  pair: 'Koble til en enhet',
  deviceName: 'Hva enheten heter',
  deviceDefault: 'Nettbrett',
  shop: 'Butikk',
  makeCode: 'Lag koden',
  code: 'Koden',
  codeHelp: (time: string) => `Skriv den på enheten, på /disk. Den virker én gang, til ${time}.`,
  clerks: 'Ansatte på Disken',
  noClerks: 'Ingen ansatte er lagt til.',
  roles: { clerk: 'Medarbeider', manager: 'Leder' },
  locked: 'PIN er sperret',
  open: 'Åpne PIN',
  opened: 'PIN er åpnet.',
  newPin: 'Ny PIN',
  newPinTitle: (name: string) => `Ny PIN til ${name}`,
  pin: 'PIN, fire sifre',
  setPin: 'Lagre PIN',
  pinSet: 'Ny PIN er lagret. Den gamle virker ikke lenger.',
  leave: 'Fjern',
  leaveTitle: (name: string) => `Fjern ${name} fra Disken?`,
  leaveLead: 'PIN-en slutter å virke med en gang. Det som er gjort, blir stående i loggen.',
  left: 'Fjernet fra Disken.',
  add: 'Legg til en ansatt',
  name: 'Navn',
  role: 'Rolle',
  addAct: 'Legg til',
  added: 'Lagt til.',
  columns: { name: 'Navn', shops: 'Butikk', state: 'Tilstand' },
} as const;

export function counterRefusal({ reason }: Partial<DeskRefusal>): string | null {
  return reason === 'bad-pin' ? 'Velg fire andre sifre. Ikke like, og ikke 1234.' : null;
}
