import type { ReservationRecord, WithdrawalRecord } from '#contract/reservation.ts';
import { kronerOf, oere } from '#domain/money/money.ts';
import { isPaid } from '#domain/payment/payment-status.ts';
import { mayExtend } from '#domain/reservation/hold-time.ts';
import { customerMayCancel } from '#domain/reservation/status.ts';
import { returnBy } from '#domain/withdrawal/withdrawal-right.ts';
import type { OrderSecrets } from '#server/ports/checkout/order-secrets.ts';
import type { StoredShopOffer } from '#server/ports/checkout/shop-offers.ts';
import type { StoredLine, StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import { isPartial } from '#server/use-cases/reservation/read-reservation.ts';
import { withdrawableLines, withdrawalRightOf } from '#server/use-cases/reservation/withdrawable-lines.ts';

interface RecordParts {
  readonly secrets: Pick<OrderSecrets, 'pickupCode'>;
  readonly now: () => number;
}

/** A reservation as it goes out (ENT-65): kroner with two decimals, flags as 0 and 1. */
export function reservationRecord(reservation: StoredReservation, { secrets, now }: RecordParts): ReservationRecord {
  const lines = withdrawableLines(reservation);
  const paid = reservation.payment !== null && isPaid(reservation.payment.status);
  return {
    id: reservation.id,
    shopID: reservation.shop,
    customerID: reservation.customerId,
    statusID: reservation.status,
    name: reservation.name,
    email: reservation.email,
    phone: reservation.phone,
    delivery: reservation.delivery ? 1 : 0,
    address: reservation.address,
    city: reservation.city,
    zipcode: reservation.postalCode,
    total: kronerOf(reservation.total),
    trackingUrl: reservation.trackingUrl,
    articles: shownLines(reservation).map((line) => ({
      EanNo: line.ean,
      ArticleID: line.articleId,
      Name: line.name,
      Size: line.size,
      Color: line.color,
      Image: line.image,
      Count: line.count,
      Price: kronerOf(line.price),
      Discount: kronerOf(line.discount),
      Withdrawn: lines.find(({ ean }) => ean === line.ean)?.withdrawn ?? 0,
    })),
    date: new Date(reservation.createdAt).toISOString(),
    shop_name: reservation.shopName,
    goods: kronerOf(reservation.goods),
    discount: kronerOf(reservation.discount),
    freight: reservation.freight,
    promocode: reservation.promocode,
    shipping_method_id: reservation.shippingMethodId,
    payment_method: reservation.paymentMethod,
    paid,
    pickup_code: reservation.delivery ? null : secrets.pickupCode(reservation.id),
    expires_at: reservation.expiresAt === null ? null : new Date(reservation.expiresAt).toISOString(),
    extendable: mayExtend({ ...reservation, isPaidInShop: reservation.paymentMethod === null }, now()),
    cancellable: customerMayCancel(reservation.status, paid, isPartial(reservation)),
    withdrawal_right: rightRecord(reservation, now()),
    withdrawals: (reservation.withdrawals ?? []).map(withdrawalRecord),
    offers: (reservation.offers ?? []).map((offer) => offerRecord(offer, reservation, now())),
  };
}

function offerRecord(
  { id, shop, shopName, metres, ean, count, amount, until, takenBy }: StoredShopOffer,
  { lines }: StoredReservation,
  now: number,
): ReservationRecord['offers'][number] {
  const line = lines.find((one) => one.ean === ean);
  return {
    id,
    shopID: shop,
    shop_name: shopName,
    metres,
    EanNo: ean,
    Name: [line?.name, line?.size].filter((part) => part != null && part !== '').join(', '),
    Count: count,
    total: kronerOf(amount),
    open: takenBy === null && until > now,
    taken: takenBy !== null,
  };
}

/** What the customer gets; where nothing of it was found, what was ordered. */
function shownLines({ lines }: StoredReservation): readonly StoredLine[] {
  const found = lines.filter(({ count }) => count > 0);
  return found.length > 0 ? found : lines.map((line) => ({ ...line, count: line.missing ?? 0 }));
}

/** There is one only where the customer has, or had, something to withdraw from. */
function rightRecord(reservation: StoredReservation, now: number): ReservationRecord['withdrawal_right'] {
  const right = withdrawalRightOf(reservation, now);
  if (right.kind === 'none' || right.kind === 'not-handed-over') return null;
  const isLeft = withdrawableLines(reservation).some(({ count, withdrawn }) => withdrawn < count);
  const until = right.until === null ? null : new Date(right.until).toISOString();
  return { open: right.kind === 'open' && isLeft, until };
}

function withdrawalRecord(withdrawal: StoredWithdrawal): WithdrawalRecord {
  const { id, createdAt, receivedAt, isRefunded, goods, freight, deducted, lines } = withdrawal;
  return {
    id,
    date: new Date(createdAt).toISOString(),
    return_by: new Date(returnBy(createdAt)).toISOString(),
    received_at: receivedAt === null ? null : new Date(receivedAt).toISOString(),
    refunded: isRefunded,
    goods: kronerOf(goods),
    freight: kronerOf(freight),
    deducted: kronerOf(deducted),
    refund: kronerOf(oere(goods + freight - deducted)),
    lines: lines.map(({ ean, count }) => ({ EanNo: ean, Count: count })),
  };
}
