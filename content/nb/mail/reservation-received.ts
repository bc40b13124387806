import type { MailText } from '../mail.ts';

/** A reservation paid in the shop: it binds to nothing, so there is no right of withdrawal to explain. */
export function reservationReceivedMail(mail: { id: number; shop: string; url: string }): MailText {
  return {
    subject: `Reservasjon nr. ${mail.id} er mottatt`,
    paragraphs: [
      `Vi har tatt imot reservasjonen og finner fram varene i ${mail.shop}.`,
      'Vent med å dra til du får en ny e-post om at alt er klart. Ofte er det samme dag.',
      'Reservasjonen er uforpliktende. Du betaler i butikken, og fram til varene er klare kan du avbestille med knappen.',
    ],
    action: { label: 'Se eller avbestill reservasjonen', url: mail.url },
  };
}
