import type { MailText } from '../mail.ts';

/** One mail per watch; the address is deleted when it has been sent. */
const lastLine = 'Dette er den eneste e-posten du får om varen. Vil du ha en ny, ber du om det på varesiden.';

export function backInStockMail(mail: {
  name: string;
  size: string;
  shop: string;
  qty: number;
  url: string;
}): MailText {
  return {
    subject: `${mail.name} er tilbake i ${mail.shop}`,
    paragraphs: [
      `Du ba oss si fra om ${mail.name} i størrelse ${mail.size}. Nå står det ${mail.qty} i ${mail.shop}.`,
      'Vi holder den ikke av før du reserverer.',
      lastLine,
    ],
    action: { label: 'Se varen', url: mail.url },
  };
}

export function priceDropMail(mail: { name: string; price: string; before: string; url: string }): MailText {
  return {
    subject: `${mail.name} har gått ned til ${mail.price}`,
    paragraphs: [`Du ba oss si fra. Prisen var ${mail.before} da du spurte, og nå er den ${mail.price}.`, lastLine],
    action: { label: 'Se varen', url: mail.url },
  };
}
