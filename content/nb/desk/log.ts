/** What an entry of the audit log says was done: 'Ingrid Solheim betalte tilbake Ordre 20188'. An area adds its own. */
export const actionWords: Readonly<Record<string, string>> = {
  'desk-signed-in': 'logget inn på kontoret',
  'signed-in': 'logget inn på Disken',
  'clerk-added': 'la til på Disken',
  'clerk-left': 'fjernet fra Disken',
  'clerk-locked': 'PIN ble sperret',
  'clerk-opened': 'åpnet PIN',
  'pairing-code-made': 'laget koblingskode',
  'device-paired': 'koblet til',
  'device-unpaired': 'koblet fra',
  'key-made': 'laget nøkkel',
  'key-revoked': 'stengte nøkkel',
  'key-refused': 'avviste nøkkel',
  'account.erased': 'slettet konto',
  'campaign-made': 'laget kampanje',
  'campaign-drafted': 'endret utkastet til',
  'campaign-approved': 'godkjente kampanje',
  'campaign-draft-discarded': 'forkastet utkastet til',
  'campaign-withdrawn': 'gjorde til utkast igjen',
  'campaign-stopped': 'stoppet kampanje',
  'campaign-resumed': 'satte i gang igjen',
  'forged-callback': 'avviste falsk melding',
};

/** What a subject is called before its number: 'reservation:20188' is 'Ordre 20188'. */
export const subjectWords: Readonly<Record<string, string>> = {
  reservation: 'Ordre',
  payment: 'Betaling',
  staff: 'Ansatt',
  device: 'Enhet',
  customer: 'Kunde',
  article: 'Vare',
  review: 'Omtale',
  campaign: 'Kampanje',
  setting: 'Innstilling',
  shop: 'Butikk',
  key: 'Nøkkel',
  webhook: 'Webhook',
};

export const actorWords: Readonly<Record<string, string>> = {
  staff: 'Ansatt',
  command: 'Kommando',
  import: 'Import',
  system: 'Systemet',
  customer: 'Kunden',
};

export const logText = {
  lead: 'Hvem, hva, før og etter. Kan ikke endres av noen.',
  field: 'Vare, ordre, navn eller verdi',
  everybody: 'Alle ansatte',
  everything: 'Alle handlinger',
  anyTime: 'Alle dager',
  today: 'I dag',
  week: 'Siste 7 dager',
  month: 'Siste 30 dager',
  columns: { at: 'Tid', who: 'Hvem', did: 'Gjorde', what: 'Hva', change: 'Før og etter', reason: 'Grunn' },
  empty: 'Ingenting er gjort ennå.',
  noHits: 'Ingenting i loggen passer med filtrene. Fjern ett, eller søk i alt.',
  clear: 'Fjern filtrene',
  foot: 'Angre lager en ny linje. Den gamle blir stående. Loggen lagres i fem år, innsyn i personopplysninger i ett.',
  none: 'ingen',
} as const;
