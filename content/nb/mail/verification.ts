import type { MailText } from '../mail.ts';

export function verificationMail(mail: { chain: string; url: string }): MailText {
  return {
    subject: `Bekreft e-postadressen din hos ${mail.chain}`,
    paragraphs: [
      `Du har oppgitt denne adressen hos ${mail.chain}. Trykk på knappen for å bekrefte at den er din.`,
      'Lenken virker i 24 timer. Er den gått ut, logger du inn og ber om en ny på «Min side».',
      'Har du ikke bedt om dette, kan du se bort fra e-posten.',
    ],
    action: { label: 'Bekreft e-postadressen', url: mail.url },
  };
}
