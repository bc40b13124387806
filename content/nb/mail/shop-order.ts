import type { MailText } from '../mail.ts';

export interface ShopOrder {
  readonly id: number;
  readonly shop: string;
  readonly pieces: number;
  readonly isPaid: boolean;
  readonly isSent: boolean;
  /** '14:15', 'onsdag 18. november kl. 11:30'; null: not promised. */
  readonly due: string | null;
  readonly url: string;
}

/** To the shop itself, about an order; it names no customer. */
export function shopOrderMail({ id, shop, pieces, isPaid, isSent, due, url }: ShopOrder): MailText {
  const goods = pieces === 1 ? '1 vare' : `${pieces} varer`;
  const way = isSent ? 'Skal sendes' : 'Hentes i butikken';
  return {
    subject: `Ny ordre ${id} til ${shop}`,
    paragraphs: [
      `${goods}. ${way}, ${isPaid ? 'betalt på nett' : 'betales i kassen'}.`,
      ...(due === null ? [] : [`Kunden er lovet den klar ${due}.`]),
    ],
    action: { label: 'Åpne Disken', url },
  };
}

export function shopReminderMail(order: ShopOrder): MailText {
  return {
    ...shopOrderMail(order),
    subject: `Ordre ${order.id} venter på å bli plukket`,
    paragraphs: ['Ingen har begynt på ordren på 20 minutter.', ...shopOrderMail(order).paragraphs],
  };
}
