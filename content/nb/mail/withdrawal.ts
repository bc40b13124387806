import type { MailText } from '../mail.ts';

/** The information and the form that must follow a distance sale in lasting form (angrerettloven). */
export function withdrawalInformation(seller: { company: string; address: string; email: string }): readonly string[] {
  return [
    'Du kan gå fra kjøpet innen 14 dager, regnet fra dagen etter at du fikk varene. Du trenger ikke gi noen grunn.',
    `Trykk «Angre kjøpet» på kvitteringen, eller si fra til ${seller.email} eller i en av butikkene, med skjemaet under eller med egne ord. Send eller lever varene tilbake innen 14 dager etter at du sa fra. Retur i butikk er gratis. Sender du dem, dekker du returfrakten selv.`,
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
  /** Formatted: what goes back. */
  amount: string;
  url: string;
}): MailText {
  return {
    subject: `Vi har fått angremeldingen for bestilling nr. ${mail.id}`,
    paragraphs: [
      `Meldingen kom ${mail.received}, og det er den datoen som teller.`,
      `Send eller lever varene tilbake innen ${mail.returnBy}. Retur i butikk er gratis. Sender du dem, dekker du returfrakten selv.`,
      `Legg ved eller oppgi nummeret ${mail.id}, så finner vi kjøpet med en gang. Store varer som ikke går med vanlig post, henter vi: svar på denne e-posten.`,
      `Du får ${mail.amount} tilbake. Pengene kommer samme vei som du betalte, senest 14 dager etter meldingen. Vi kan vente til varene er kommet inn eller du sender kvittering for innleveringen til ${mail.email}.`,
    ],
    action: { label: 'Se hvordan det står', url: mail.url },
  };
}

/** Sent when the goods are back in the shop: also the credit note of what is given back. */
export function withdrawalReturnedMail(mail: {
  id: number;
  received: string;
  /** Formatted; null when nothing is given back. */
  amount: string | null;
  /** Formatted; null when nothing was taken off. */
  deducted: string | null;
  /** Formatted; null when nothing had gone back before. */
  settled: string | null;
  url: string;
}): MailText {
  return {
    subject: `Varene fra bestilling nr. ${mail.id} er kommet tilbake`,
    paragraphs: [
      `Vi tok imot varene ${mail.received}.`,
      ...(mail.deducted === null
        ? []
        : [`Varene var brukt mer enn det som trengs for å prøve dem. Vi har trukket ${mail.deducted} for det.`]),
      ...(mail.settled === null ? [] : [`${mail.settled} har du allerede fått tilbake.`]),
      mail.amount === null
        ? mail.settled === null
          ? 'Da er det ikke noe å betale tilbake.'
          : 'Da er det ikke mer å betale tilbake.'
        : `${mail.amount} går nå tilbake samme vei som du betalte. Hos noen banker tar det et par dager før du ser det.`,
      'Ta vare på e-posten. Den gjelder som kreditnota.',
    ],
    action: { label: 'Se kvitteringen', url: mail.url },
  };
}
