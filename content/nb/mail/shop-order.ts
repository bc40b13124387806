import type { MailText } from '../mail.ts';

export interface ShopOrder {
  readonly id: number;
  readonly shop: string;
  readonly pieces: number;
  readonly isPaid: boolean;
  readonly isSent: boolean;
  /** '14:15', 'onsdag 18. november kl. 11:30'; null: not promised. */
  readonly due: string | null;
  /** Where the counter is; null: there is none, so the mail has all that is needed to pick and hand out. */
  readonly url: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly variant: string;
    readonly count: number;
    readonly ean: string;
  }[];
  readonly customer: { readonly name: string; readonly phone: string; readonly address: string | null };
}

/** To the shop itself, about an order. Where there is a counter, the mail leads there and names no customer. */
export function shopOrderMail(order: ShopOrder): MailText {
  const { id, shop, pieces, isPaid, isSent, due, url } = order;
  const goods = pieces === 1 ? '1 vare' : `${pieces} varer`;
  const way = isSent ? 'Skal sendes' : 'Hentes i butikken';
  return {
    subject: `Ny ordre ${id} til ${shop}`,
    paragraphs: [
      `${goods}. ${way}, ${isPaid ? 'betalt på nett' : 'betales i kassen'}.`,
      ...(due === null ? [] : [`Kunden er lovet den klar ${due}.`]),
      ...(url === null ? picking(order) : []),
    ],
    ...(url === null ? {} : { action: { label: 'Åpne Disken', url } }),
  };
}

function picking({ lines, customer, isSent }: ShopOrder): string[] {
  const goods = lines.map(({ name, variant, count, ean }) => `${count} × ${name}${variant && `, ${variant}`} (${ean})`);
  const address = isSent && customer.address !== null ? ` Sendes til ${customer.address}.` : '';
  return [...goods, `Kunde: ${customer.name}, telefon ${customer.phone}.${address}`];
}

export function shopReminderMail(order: ShopOrder): MailText {
  return {
    ...shopOrderMail(order),
    subject: `Ordre ${order.id} venter på å bli plukket`,
    paragraphs: ['Ingen har begynt på ordren på 20 minutter.', ...shopOrderMail(order).paragraphs],
  };
}
