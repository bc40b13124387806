import { captureDeadlineMail } from '#content/nb/mail/capture-deadline.ts';
import { holdReminderMail } from '#content/nb/mail/hold-reminder.ts';
import { receiptMail } from '#content/nb/mail/receipt.ts';
import { refundMail } from '#content/nb/mail/refund.ts';
import { reservationReceivedMail } from '#content/nb/mail/reservation-received.ts';
import { type ChangedStatus, statusChangedMail } from '#content/nb/mail/status-changed.ts';
import { withdrawalReceivedMail, withdrawalReturnedMail } from '#content/nb/mail/withdrawal.ts';
import { type MailText, mailText } from '#content/nb/mail.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { isPaid } from '#domain/payment/payment-status.ts';
import { mailedPicture } from '#domain/picture/picture-file.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { formatDistance } from '#domain/shop/distance.ts';
import { formatTime, formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { returnBy } from '#domain/withdrawal/withdrawal-right.ts';
import type { OrderSecrets } from '#server/ports/checkout/order-secrets.ts';
import type { ReservationMails } from '#server/ports/checkout/reservation-mails.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { Mail } from '#server/ports/mail.ts';
import { layOutMail, type MailFrame, type MailTable } from './mail-layout.ts';
import { returnTable } from './return-table.ts';

/**
 * The mails about a reservation; each carries the link by which a guest reads and cancels it. Anybody can order
 * with somebody else's address, so mails that need neither payment nor staff to be sent are limited by recipient.
 */
export function reservationMails(
  frame: () => MailFrame,
  shopUrl: () => string,
  secrets: Pick<OrderSecrets, 'receiptToken' | 'pickupCode'>,
  mostAnHour: number | null = null,
): ReservationMails {
  const urlOf = ({ id }: StoredReservation) =>
    `${shopUrl()}${pathTo('receipt', { reservationId: id })}?token=${secrets.receiptToken(id)}`;
  const mail = (kind: string, reservation: StoredReservation, words: MailText, more: More = {}): Mail | null => {
    const { id, email, name, customerId, status } = reservation;
    if (email === null) return null;
    const { table, dedupeKey = `reservation:${id}:${status}` } = more;
    const limit = more.anybodysDoing === true && mostAnHour !== null ? { mostAnHour } : {};
    return {
      kind,
      recipient: email,
      reservationId: id,
      dedupeKey,
      ...limit,
      ...(customerId === null ? {} : { customerId }),
      ...layOutMail(frame(), words, { name: name ?? '', ...(table === undefined ? {} : { table }) }),
    };
  };
  return {
    received: (reservation) => {
      const words = reservationReceivedMail({
        id: reservation.id,
        shop: reservation.shopName,
        url: urlOf(reservation),
      });
      return mail('reservation-received', reservation, words, {
        table: goodsTable(reservation, shopUrl()),
        anybodysDoing: true,
      });
    },
    receipt: (reservation) => {
      const { brand, contact } = frame();
      const words = receiptMail({
        id: reservation.id,
        total: formatOere(reservation.total),
        collectAt: reservation.delivery ? null : reservation.shopName,
        seller: { company: brand.legalName, address: contact.address, email: contact.email },
        url: urlOf(reservation),
      });
      return mail('receipt', reservation, words, { table: goodsTable(reservation, shopUrl()) });
    },
    statusChanged: (reservation, from, because) => {
      const { id, status, shopName, payment, paymentMethod, expiresAt, extendedFrom, trackingUrl } = reservation;
      if (status < 3) return null;
      const words = statusChangedMail({
        id,
        status: status as ChangedStatus,
        shop: shopName,
        isPaid: payment !== null && isPaid(payment.status),
        isDrawn: payment !== null && payment.captured > 0,
        isOrder: paymentMethod !== null,
        neverReady: from === reservationStatus.received || from === reservationStatus.inProgress,
        isExtendable: paymentMethod === null && extendedFrom === null,
        holdUntil: expiresAt === null ? '' : moment(expiresAt),
        trackingUrl,
        code: secrets.pickupCode(id),
        missing: missingGoods(reservation),
        elsewhere: offeredGoods(reservation),
        total: formatOere(reservation.total),
        because: because ?? null,
        url: urlOf(reservation),
      });
      return mail('status-changed', reservation, words, { anybodysDoing: isGivenUp(status) });
    },
    reminder: (reservation) => {
      const { id, shopName, expiresAt, paymentMethod, extendedFrom } = reservation;
      if (expiresAt === null) return null;
      const words = holdReminderMail({
        id,
        shop: shopName,
        until: moment(expiresAt),
        code: secrets.pickupCode(id),
        isPaid: paymentMethod !== null,
        isExtendable: paymentMethod === null && extendedFrom === null,
        url: urlOf(reservation),
      });
      return mail('hold-reminder', reservation, words, { dedupeKey: `reservation:${id}:reminder:${expiresAt}` });
    },
    captureDeadline: ({ id, shopName, total }, until) => ({
      kind: 'capture-deadline',
      recipient: frame().contact.email,
      dedupeKey: `capture-deadline:${id}`,
      ...layOutMail(
        frame(),
        captureDeadlineMail({ id, shop: shopName, total: formatOere(total), until: moment(until) }),
        { name: '' },
      ),
    }),
    withdrawn: (reservation, withdrawal) => {
      const words = withdrawalReceivedMail({
        id: reservation.id,
        received: dayOf(withdrawal.createdAt),
        returnBy: dayOf(returnBy(withdrawal.createdAt)),
        email: frame().contact.email,
        amount: formatOere(oere(withdrawal.goods + withdrawal.freight)),
        url: urlOf(reservation),
      });
      const dedupeKey = `withdrawal:${withdrawal.id}:told`;
      return mail('withdrawal', reservation, words, { table: returnTable(reservation, withdrawal), dedupeKey });
    },
    returned: (reservation, withdrawal) => {
      const { goods, freight, deducted, settled, receivedAt, createdAt } = withdrawal;
      const refund = oere(goods + freight - deducted - settled);
      const words = withdrawalReturnedMail({
        id: reservation.id,
        received: dayOf(receivedAt ?? createdAt),
        amount: refund > 0 ? formatOere(refund) : null,
        deducted: deducted > 0 ? formatOere(deducted) : null,
        settled: settled > 0 ? formatOere(settled) : null,
        url: urlOf(reservation),
      });
      const dedupeKey = `withdrawal:${withdrawal.id}:received`;
      return mail('credit-note', reservation, words, { table: returnTable(reservation, withdrawal), dedupeKey });
    },
    refunded: (reservation, { amount, message, key }) => {
      const words = refundMail({ id: reservation.id, amount: formatOere(amount), message, url: urlOf(reservation) });
      return mail('refund', reservation, words, { dedupeKey: `refund:${reservation.id}:${key}` });
    },
  };
}

/** '1 Rosa ulltrøye, M, tyttebær' */
function missingGoods({ lines }: StoredReservation): string[] {
  return lines.flatMap(({ missing = 0, name, size, color }) =>
    missing === 0
      ? []
      : [`${missing} ${[name, size, color].filter((text) => text !== null && text !== '').join(', ')}`],
  );
}

/** '1 Rosa ulltrøye, M: Bergen Rådal, 8,2 km unna' */
function offeredGoods({ lines, offers = [] }: StoredReservation): string[] {
  return offers
    .filter(({ takenBy }) => takenBy === null)
    .map(({ ean, count, shopName, metres }) => {
      const line = lines.find((one) => one.ean === ean);
      const goods = [line?.name, line?.size].filter((part) => part != null && part !== '').join(', ');
      return `${count} ${goods}: ${shopName}, ${formatDistance(metres)} unna`;
    });
}

interface More {
  readonly table?: MailTable;
  /** Mails of the same kind are sent once; the status is the default. */
  readonly dedupeKey?: string;
  /** Sent without a payment and without staff. */
  readonly anybodysDoing?: boolean;
}

function isGivenUp(status: number): boolean {
  const { cancelled, expired, paymentFailed } = reservationStatus;
  return status === cancelled || status === expired || status === paymentFailed;
}

/** 'mandag 16. november' */
function dayOf(instant: number): string {
  return formatWeekdayAndDate(osloTime(instant).date);
}

/** 'torsdag 19. november kl. 20:00' */
function moment(instant: number): string {
  const { date, minuteOfDay } = osloTime(instant);
  return `${formatWeekdayAndDate(date)} kl. ${formatTime(minuteOfDay)}`;
}

function goodsTable({ lines: all, goods, discount, freight, total }: StoredReservation, shopUrl: string): MailTable {
  const { table } = mailText;
  const lines = all.filter(({ count }) => count > 0);
  return {
    head: [table.article, table.count, table.price],
    rows: lines.map(({ name, size, color, count, price }) => [
      [name, size, color].filter((text) => text !== null && text !== '').join(', '),
      String(count),
      formatOere(oere(price * count)),
    ]),
    pictures: lines.map(({ image }) => (image === null ? null : mailedPicture(image, shopUrl))),
    sums: [
      { label: table.goods, amount: formatOere(goods) },
      ...(discount > 0 ? [{ label: table.discount, amount: formatOere(oere(-discount)) }] : []),
      { label: table.freight, amount: formatOere(freight) },
      { label: table.total, amount: formatOere(total) },
    ],
  };
}
