import type { MailText } from '../mail.ts';

/** The information and the form that must follow a distance sale in lasting form (angrerettloven). */
export function withdrawalInformation(seller: { company: string; address: string; email: string }): readonly string[] {
  return [
    'Du kan gå fra kjøpet innen 14 dager, regnet fra dagen etter at du fikk varene. Du trenger ikke gi noen grunn.',
    `Si fra til ${seller.email} eller i en av butikkene, med skjemaet under eller med egne ord. Send eller lever varene tilbake innen 14 dager etter at du sa fra. Retur i butikk er gratis. Sender du dem, dekker du returfrakten selv.`,
    'Vi betaler tilbake innen 14 dager etter at du sa fra, også den rimeligste frakten vi tilbød. Vi kan vente til varene er kommet inn eller du viser at de er sendt.',
    `Angreskjema. Til: ${seller.company}, ${seller.address}, ${seller.email}. Jeg går fra avtalen om kjøp av følgende varer: … Ordrenummer: … Bestilt den / mottatt den: … Navn: … Adresse: … Dato: … Underskrift (bare på papir): …`,
  ];
}

/** Sent when a customer has told us that a purchase is withdrawn. */
export function withdrawalReceivedMail(mail: {
  id: number;
  received: string;
  returnBy: string;
  email: string;
}): MailText {
  return {
    subject: `Vi har fått angremeldingen for reservasjon nr. ${mail.id}`,
    paragraphs: [
      `Meldingen kom ${mail.received}, og det er den datoen som teller.`,
      `Send eller lever varene tilbake innen ${mail.returnBy}. Retur i butikk er gratis. Sender du dem, dekker du returfrakten selv.`,
      `Pengene kommer samme vei som du betalte, senest 14 dager etter meldingen. Vi kan vente til varene er kommet inn eller du sender kvittering for innleveringen til ${mail.email}.`,
    ],
  };
}
