/** The withdrawal form of /retur: filled in on the page, then sent by one's own e-mail or printed. */
export const withdrawalFormText = {
  title: 'Angreskjema',
  quick: {
    title: 'Raskest på nett',
    text: 'Med konto angrer du fra historikken. Uten konto åpner du lenken i kvitteringen vi sendte på e-post. Da får du bekreftelsen med en gang.',
    history: 'Gå til historikken',
  },
  to: 'Til',
  statement: 'Jeg går fra avtalen om kjøp av følgende varer:',
  goods: { label: 'Varer og antall', missing: 'Skriv hvilke varer du angrer på.' },
  orderNumber: 'Ordrenummer',
  ordered: 'Bestilt den',
  received: 'Mottatt den',
  name: { label: 'Navn', missing: 'Skriv navnet ditt.' },
  address: 'Adresse',
  contact: 'E-post eller telefon',
  date: 'Dato',
  signature: 'Underskrift (bare på papir)',
  send: 'Send på e-post',
  print: 'Skriv ut',
  help: 'Knappen åpner e-postprogrammet ditt med meldingen ferdig skrevet. Ingenting av dette lagres her på siden.',
  subject: (order: string) => (order === '' ? 'Jeg angrer kjøpet' : `Jeg angrer kjøp nr. ${order}`),
} as const;
