import type { MailText } from '../mail.ts';

/** So that nobody takes an account over unseen. */
export function passwordChangedMail(mail: { chain: string; help: string }): MailText {
  return {
    subject: `Passordet ditt hos ${mail.chain} er endret`,
    paragraphs: [
      'Passordet til kontoen din er endret, og andre steder du var innlogget, er logget ut.',
      `Var det deg, trenger du ikke gjøre noe. Var det ikke deg, skriver du til ${mail.help} med en gang.`,
    ],
  };
}
