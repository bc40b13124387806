import type { ReservationRecord } from '#contract/reservation.ts';
import { kronerOf } from '#domain/money/money.ts';
import { isPaid } from '#domain/payment/payment-status.ts';
import { customerMayCancel } from '#domain/reservation/status.ts';
import type { OrderSecrets } from '#server/ports/order-secrets.ts';
import type { StoredReservation } from '#server/ports/stored-reservation.ts';

/** A reservation as it goes out (ENT-65): kroner with two decimals, flags as 0 and 1. */
export function reservationRecord(
  reservation: StoredReservation,
  secrets: Pick<OrderSecrets, 'pickupCode'>,
): ReservationRecord {
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
    articles: reservation.lines.map((line) => ({
      EanNo: line.ean,
      ArticleID: line.articleId,
      Name: line.name,
      Size: line.size,
      Color: line.color,
      Image: line.image,
      Count: line.count,
      Price: kronerOf(line.price),
    })),
    date: new Date(reservation.createdAt).toISOString(),
    goods: kronerOf(reservation.goods),
    discount: kronerOf(reservation.discount),
    freight: reservation.freight,
    promocode: reservation.promocode,
    shipping_method_id: reservation.shippingMethodId,
    payment_method: reservation.paymentMethod,
    paid,
    pickup_code: reservation.delivery ? null : secrets.pickupCode(reservation.id),
    expires_at: reservation.expiresAt === null ? null : new Date(reservation.expiresAt).toISOString(),
    cancellable: customerMayCancel(reservation.status, paid),
  };
}
