import type { MailText } from '../mail.ts';
import { withdrawalInformation } from './withdrawal.ts';

export interface ReceiptMail {
  readonly id: number;
  /** Formatted: '3 297,00 kr'. */
  readonly total: string;
  /** A sale closed on the web carries the right of withdrawal; one paid in the shop does not (fjernsalg). */
  readonly boughtOnline: boolean;
  /** null when the goods are sent. */
  readonly collectAt: string | null;
  readonly seller: { readonly company: string; readonly address: string; readonly email: string };
  readonly url: string;
}

export function receiptMail(mail: ReceiptMail): MailText {
  const place =
    mail.collectAt === null
      ? 'Vi sier fra når pakka er sendt.'
      : `Vi sier fra når varene er klare i ${mail.collectAt}.`;
  const paragraphs = mail.boughtOnline
    ? [`Betalingen på ${mail.total} er registrert. ${place}`, ...withdrawalInformation(mail.seller)]
    : [
        `Du har betalt ${mail.total} i butikken. Dette er kvitteringen.`,
        'Ubrukte varer kan byttes eller leveres tilbake i alle butikkene våre i 60 dager.',
      ];
  return {
    subject: `Kvittering for reservasjon nr. ${mail.id}`,
    paragraphs: [...paragraphs, 'Ta vare på e-posten. Den gjelder som kvittering ved retur og reklamasjon.'],
    action: { label: 'Se kvitteringen', url: mail.url },
  };
}
