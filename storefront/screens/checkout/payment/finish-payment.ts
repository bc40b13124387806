import type { PaymentRecord } from '#contract/payment.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { OrderInfo } from '#domain/cart/cart-state.ts';
import { kroner, kronerOf, oere } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { shopId, webStockShop } from '#domain/shop/shop-id.ts';
import { cart, dispatchCart } from '../../../features/cart/cart-store.ts';
import {
  clearStartedPayment,
  type StartedPayment,
  startedPayment,
} from '../../../features/checkout/payment/started-payment.ts';

/**
 * After an authorised payment the cart is emptied and the receipt opens (DEC-96, DEC-99). Opening an old return address
 * again, or in another browser, leaves an unrelated cart alone.
 */
export async function finishPayment(
  api: Pick<ShopApi, 'reservation'>,
  { paymentId, token }: StartedPayment,
  { reservation_id: id, amount }: PaymentRecord,
): Promise<string> {
  const reply = await api.reservation({ id, token });
  const reservation = reply.ok ? reply.data : null;
  const startedHere = startedPayment()?.paymentId === paymentId;
  if (startedHere || (reservation !== null && isSameCart(cart.get().orders, reservation.articles))) {
    settleOrder({
      reservationId: id,
      receiptToken: token,
      shopId: reservation === null ? webStockShop : shopId(reservation.shopID),
      total: reservation === null ? kronerOf(oere(amount)) : kroner(reservation.total),
      date: reservation?.date ?? '',
    });
  }
  if (startedHere) clearStartedPayment();
  const path = pathTo('receipt', { reservationId: id });
  return cart.get().orderInfo?.reservationId === id ? path : `${path}?token=${encodeURIComponent(token)}`;
}

function isSameCart(
  lines: readonly Pick<CartLine, 'ean' | 'count'>[],
  ordered: readonly Pick<ReservationRecord['articles'][number], 'EanNo' | 'Count'>[],
): boolean {
  const inCart = lines.map(({ ean, count }) => `${ean}x${count}`).sort();
  const inOrder = ordered.map(({ EanNo, Count }) => `${EanNo}x${Count}`).sort();
  return inCart.length > 0 && inCart.join() === inOrder.join();
}

/** Empties the cart, then stores the order for its receipt: emptying would clear that too (DEC-84, DEC-99, TRAP-36). */
export function settleOrder(orderInfo: OrderInfo): void {
  dispatchCart({ type: 'clear' });
  dispatchCart({ type: 'note-order', orderInfo });
}
