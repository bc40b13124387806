import type { DeliveryRow, KeyRow } from '#contract/desk/links/schemas.ts';
import type { EventType } from '#domain/system/event-types.ts';
import type { SystemScope } from '#domain/system/scopes.ts';

export const scopeNames: Readonly<Record<SystemScope, string>> = {
  'stock:write': 'Skrive lager',
  'prices:write': 'Skrive priser',
  'catalogue:write': 'Skrive varer og bilder',
  'shops:write': 'Skrive butikker',
  'customers:write': 'Skrive kunder',
  'orders:read': 'Lese ordre',
  'orders:write': 'Endre ordre',
  'reports:read': 'Lese dagsoppgjør',
};

export const eventNames: Readonly<Record<EventType, string>> = {
  'order.placed': 'Ordre lagt inn',
  'order.paid': 'Ordre betalt',
  'order.ready': 'Ordre klar',
  'order.collected': 'Ordre hentet',
  'order.shipped': 'Ordre sendt',
  'order.delivered': 'Ordre levert',
  'order.cancelled': 'Ordre avbestilt',
  'order.expired': 'Ordre utløpt',
  'order.refunded': 'Betalt tilbake',
  'withdrawal.received': 'Angreretur tatt imot',
  'stock.short': 'Solgt mer enn lageret',
  'stock.changed': 'Lager endret (svært mange)',
  'review.submitted': 'Omtale skrevet',
  'customer.joined_club': 'Ny klubbkunde',
  'customer.erased': 'Kunde slettet',
};

export const keyStates: Readonly<Record<KeyRow['state'], string>> = {
  live: 'I bruk',
  ending: 'Slutter snart',
  expired: 'Utløpt',
  revoked: 'Stengt',
};

export const deliveryStates: Readonly<Record<DeliveryRow['state'], string>> = {
  waiting: 'Venter',
  delivered: 'Levert',
  failed: 'Ga opp',
};

export const linkText = {
  lead: 'Nøkler som andre systemer kommer inn med, og adresser butikken melder fra til.',
  views: 'Nøkler og webhooks',
  keys: 'Nøkler',
  webhooks: 'Webhooks',
  makeKey: 'Ny nøkkel',
  addWebhook: 'Ny webhook',
  noKeys: 'Ingen andre systemer har en nøkkel ennå.',
  noWebhooks: 'Butikken melder ikke fra til noen ennå.',
  keyColumns: {
    system: 'System',
    scopes: 'Får',
    where: 'Hvor',
    used: 'Sist brukt',
    until: 'Varer til',
    state: 'Tilstand',
  },
  never: 'aldri',
  allShops: 'Alle butikker',
  shops: (count: number) => (count === 1 ? 'Én butikk' : `${count} butikker`),
  rotate: 'Bytt',
  rotateOf: (name: string) => `Bytt nøkkelen til ${name}`,
  rotateTitle: (name: string) => `Bytte nøkkelen til ${name}?`,
  rotateText: 'Du får en ny nøkkel med samme rettigheter. Den gamle virker i 24 timer til.',
  revoke: 'Steng',
  revokeOf: (name: string) => `Steng nøkkelen til ${name}`,
  revokeTitle: (name: string) => `Stenge nøkkelen til ${name}?`,
  revokeText: 'Systemet kommer ikke inn fra nå av. Det kan ikke angres, men du kan lage en ny nøkkel.',
  revoked: (name: string) => `Nøkkelen til ${name} er stengt.`,
  makeTitle: 'Ny nøkkel',
  makeAct: 'Lag nøkkelen',
  system: 'System',
  systemHint: 'Små bokstaver, tall og bindestrek, som «kasse-oslo».',
  scopes: 'Kan',
  shop: 'Butikk',
  networks: 'Bare fra disse nettene',
  networksHint: 'Som 192.0.2.0/24, ett på hver linje. La stå tom for alle.',
  perMinute: 'Kall i minuttet, høyst',
  days: 'Varer i så mange dager',
  bad: {
    'bad-system': 'Navnet må ha to til førti små bokstaver, tall eller bindestrek.',
    'no-scope': 'Velg minst én ting nøkkelen kan.',
    'unknown-shop': 'Butikken finnes ikke.',
    'bad-network': 'Skriv nettet som 192.0.2.0/24.',
    'bad-url': 'Adressen må begynne med https://, på port 443 eller 8443, og ligge utenfor vårt eget nett.',
    'paused-already': 'Den er av allerede.',
    numbers: 'Skriv hele tall over 0.',
    'no-type': 'Velg minst én hendelse.',
  },
  onceTitle: 'Kopier den nå',
  onceText: 'Den vises bare denne ene gangen. Vi lagrer den ikke slik at noen kan lese den.',
  gone: 'Den er laget, men kan ikke vises igjen. Bytt den for å få en ny.',
  copy: 'Kopier',
  copied: 'Kopiert.',
  webhookTitle: 'Ny webhook',
  webhookAct: 'Legg til',
  url: 'Adresse',
  urlHint: 'https, utenfor vårt eget nett.',
  types: 'Meld fra om',
  webhookColumns: { url: 'Adresse', types: 'Melder fra om', queue: 'Kø', state: 'Av og på' },
  typeCount: (count: number) => (count === 1 ? 'Én hendelse' : `${count} hendelser`),
  waiting: (count: number) => (count === 0 ? 'Ingen venter' : count === 1 ? 'Én venter' : `${count} venter`),
  failed: (count: number) => (count === 1 ? 'én ga opp' : `${count} ga opp`),
  on: 'På',
  off: 'Av',
  turn: (url: string) => `Send til ${url}`,
  pausedBecause: (because: string) =>
    /^(at the desk|by command)$/.test(because)
      ? 'slått av'
      : because.includes('secret')
        ? 'hemmeligheten kan ikke leses, bytt den'
        : because.includes('410')
          ? 'mottakeren svarte 410'
          : 'ga opp etter tre dager',
  turnedOff: 'Webhooken er av. Hendelser venter til den slås på.',
  turnedOn: 'Webhooken er på.',
  open: 'Se leveringer',
  openOf: (url: string) => `Se leveringer til ${url}`,
  deliveries: 'Leveringer',
  test: 'Send en prøve',
  tested: 'Prøven er på vei.',
  newSecret: 'Bytt hemmelighet',
  newSecretTitle: 'Bytte hemmelighet?',
  newSecretText: 'Du får en ny hemmelighet. Den gamle signerer også i 24 timer.',
  removeWebhook: 'Fjern',
  removeTitle: 'Fjerne webhooken?',
  removeText: (url: string) => `Butikken melder ikke lenger fra til ${url}. Leveringene forsvinner fra loggen.`,
  removed: 'Webhooken er fjernet.',
  noDeliveries: 'Ingenting er sendt ennå.',
  deliveryColumns: { at: 'Tid', type: 'Hendelse', state: 'Tilstand', answer: 'Svar', attempts: 'Forsøk' },
  testType: 'Prøve',
  next: (at: string) => `neste ${at}`,
  noAnswer: 'ikke noe svar',
  /** What the sender says in English; what a network says is shown as it is. */
  error: (said: string) => {
    const seconds = /^no answer in (\d+) seconds$/.exec(said)?.[1];
    if (seconds !== undefined) return `ikke svar på ${seconds} sekunder`;
    if (/^the address is not one to send to$/.test(said)) return 'adressen kan ikke sendes til';
    return /^not sent: nothing to sign with$/.test(said) ? 'ikke sendt: hemmeligheten kan ikke leses' : said;
  },
  replay: 'Send på nytt',
  replayOf: (id: number) => `Send levering ${id} på nytt`,
  replayed: 'Den sendes på nytt.',
  older: 'Eldre',
} as const;
