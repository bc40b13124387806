import type { MailText } from '../mail.ts';

const words = {
  email: {
    subject: (chain: string) => `E-postadressen din hos ${chain} er endret`,
    what: 'Kontoen din har fått en ny e-postadresse, og denne brukes ikke lenger.',
  },
  password: {
    subject: (chain: string) => `Passordet ditt hos ${chain} er endret`,
    what: 'Passordet til kontoen din er endret, og andre steder du var innlogget, er logget ut.',
  },
} as const;

/** To the address the customer had when the account was changed, so that nobody takes it over unseen. */
export function securityNoticeMail(mail: { chain: string; changed: keyof typeof words; help: string }): MailText {
  const { subject, what } = words[mail.changed];
  return {
    subject: subject(mail.chain),
    paragraphs: [
      what,
      `Var det deg, trenger du ikke gjøre noe. Var det ikke deg, skriver du til ${mail.help} med en gang.`,
    ],
  };
}
