import type { MailText } from '../mail.ts';

/** Sent when money is given back without goods having come: faulty goods, a wrong price, goodwill. */
export function refundMail(mail: { id: number; amount: string; message: string; url: string }): MailText {
  return {
    subject: `Du får penger tilbake for bestilling nr. ${mail.id}`,
    paragraphs: [
      `${mail.amount} går nå tilbake samme vei som du betalte. Hos noen banker tar det et par dager før du ser det.`,
      ...(mail.message === '' ? [] : [mail.message]),
      'Ta vare på e-posten. Den gjelder som kreditnota.',
    ],
    action: { label: 'Se kvitteringen', url: mail.url },
  };
}
