import { shopOrderMail, shopReminderMail } from '#content/nb/mail/shop-order.ts';
import { counterPath } from '#contract/counter/wire.ts';
import { formatTime, formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { ShopMails } from '#server/ports/shop-mails.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

/**
 * What a shop's own mailbox gets, or the chain's for a shop that has none; each order once of each kind, whichever process comes
 * first. `counterUrl` is null where the counter is closed.
 */
export function shopMails(frame: () => MailFrame, counterUrl: () => string | null): ShopMails {
  return {
    about: ({ id, shopName, recipient, pieces, paymentMethod, delivery, due, lines, customer }, kind) => {
      const url = counterUrl();
      const order = {
        id,
        shop: shopName,
        pieces,
        isPaid: paymentMethod !== null,
        isSent: delivery,
        due: due === null ? null : moment(due),
        url: url === null ? null : url + counterPath,
        lines,
        customer,
      };
      const words = kind === 'new' ? shopOrderMail(order) : shopReminderMail(order);
      return {
        kind: kind === 'new' ? 'shop-order' : 'shop-reminder',
        recipient: recipient ?? frame().contact.email,
        dedupeKey: `shop:${id}:${kind}`,
        reservationId: id,
        ...layOutMail(frame(), words, { name: '' }),
      };
    },
  };
}

function moment(instant: number): string {
  const { date, minuteOfDay } = osloTime(instant);
  return `${formatWeekdayAndDate(date)} kl. ${formatTime(minuteOfDay)}`;
}
