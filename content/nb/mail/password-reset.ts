import type { MailText } from '../mail.ts';

/** DEC-117: the token lives for 60 minutes and a reset logs out everywhere. */
export function passwordResetMail(mail: { chain: string; url: string }): MailText {
  return {
    subject: `Lag nytt passord hos ${mail.chain}`,
    paragraphs: [
      'Noen har bedt om å lage nytt passord til kontoen din. Var det deg, trykker du på knappen.',
      'Lenken virker i 60 minutter. Når passordet er endret, logges du ut overalt.',
      'Var det ikke deg, trenger du ikke gjøre noe. Passordet er som før.',
    ],
    action: { label: 'Lag nytt passord', url: mail.url },
  };
}
