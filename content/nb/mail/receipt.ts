import type { MailText } from '../mail.ts';
import { withdrawalInformation } from './withdrawal.ts';

export interface ReceiptMail {
  readonly id: number;
  /** Formatted: '3 297,00 kr'. */
  readonly total: string;
  /** null when the goods are sent. */
  readonly collectAt: string | null;
  readonly seller: { readonly company: string; readonly address: string; readonly email: string };
  readonly url: string;
}

/** Of a sale closed on the web, which carries the right of withdrawal (fjernsalg); who pays in the shop has its receipt. */
export function receiptMail(mail: ReceiptMail): MailText {
  const place =
    mail.collectAt === null
      ? 'Vi sier fra når pakka er sendt.'
      : `Vi sier fra når varene er klare i ${mail.collectAt}.`;
  return {
    subject: `Kvittering for bestilling nr. ${mail.id}`,
    paragraphs: [
      `Betalingen på ${mail.total} er registrert. ${place}`,
      ...withdrawalInformation(mail.seller),
      'Ta vare på e-posten. Den gjelder som kvittering ved retur og reklamasjon.',
    ],
    action: { label: 'Se kvitteringen', url: mail.url },
  };
}
