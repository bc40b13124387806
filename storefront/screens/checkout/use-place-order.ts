import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StartedPayment } from '#contract/payment.ts';
import type { Failure } from '#contract/reply.ts';
import type { Answer } from '#contract/shop-api.ts';
import { type ReservationInput, reservationPayload } from '#domain/checkout/reservation-payload.ts';
import { kroner, type Oere } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { loadPage } from '#ui/browser/location.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { shopApi } from '../../data/shop-api.ts';
import { dispatchCart } from '../../features/cart/cart-store.ts';
import { checkCart, showCartErrors } from '../../features/cart/check-cart.ts';
import {
  endsIdempotencyKey,
  idempotencyKey,
  renewIdempotencyKey,
} from '../../features/checkout/order/idempotency-key.ts';
import { orderFailure } from '../../features/checkout/order/order-failure.ts';
import { clearOrderNotice, showOrderFailure } from '../../features/checkout/order/order-notice.ts';
import type { PaymentOption } from '../../features/checkout/payment/payment-choice.tsx';
import { storeStartedPayment } from '../../features/checkout/payment/started-payment.ts';
import { settleOrder } from './payment/finish-payment.ts';

export interface OrderForm extends ReservationInput {
  readonly payment: PaymentOption;
  readonly toPay: Oere;
}

/** 'leaving': the order is made, and the receipt or the provider's page is on its way. */
export type OrderProgress = 'idle' | 'sending' | 'leaving';

export interface PlaceOrder {
  readonly progress: OrderProgress;
  readonly place: (form: OrderForm) => Promise<void>;
}

/** Sends an order once, however often it is pressed (DEC-89). A failure leaves cart and form as they are (DEC-99). */
export function usePlaceOrder(): PlaceOrder {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<OrderProgress>('idle');
  const busy = useRef(false);

  // Back from the provider's page the browser shows this page as it was left.
  useEffect(() => {
    if (progress !== 'leaving') return;
    return onPageReturn(() => {
      busy.current = false;
      setProgress('idle');
    });
  }, [progress]);

  const place = async (form: OrderForm) => {
    if (busy.current) return;
    busy.current = true;
    setProgress('sending');
    clearOrderNotice();
    const reply = await send(form);
    if (endsIdempotencyKey(reply.status)) renewIdempotencyKey();
    if (!reply.ok) {
      await showFailure(reply, form);
      busy.current = false;
      setProgress('idle');
      return;
    }
    setProgress('leaving');
    if ('redirect_url' in reply.data) goAndPay(reply.data);
    else await navigate(noteReservation(reply.data), { replace: true });
  };
  return { progress, place };
}

function send({ payment, toPay, ...input }: OrderForm) {
  const { items, ...payload } = reservationPayload(input);
  const order = { ...payload, items: [...items], idempotency_key: idempotencyKey() };
  if (payment === 'inShop') return shopApi().placeReservation(order);
  return shopApi().checkout({ ...order, payment_method: payment, expected_total: toPay });
}

async function showFailure(reply: Failure, { payment, client, shop }: OrderForm): Promise<void> {
  const { text, isUnknown, cartErrors, codeRefused, outdated } = orderFailure(reply, payment !== 'inShop');
  if (cartErrors !== null) showCartErrors(cartErrors);
  if (codeRefused) dispatchCart({ type: 'remove-discount' });
  showOrderFailure(text, isUnknown ? 'info' : 'error');
  if (outdated) await checkCart(shopApi(), { shop, delivery: client.delivery });
}

function noteReservation(reservation: Answer<'placeReservation'>): string {
  settleOrder({
    reservationId: reservation.id,
    receiptToken: reservation.receipt_token,
    shopId: shopId(reservation.shopID),
    total: kroner(reservation.total),
    date: reservation.date,
  });
  return pathTo('receipt', { reservationId: reservation.id });
}

/**
 * The transaction data is merged into the cart's state in memory and stored nowhere; the provider's order is added to
 * its list (DEC-95).
 */
function goAndPay(started: StartedPayment): void {
  const { payment_id: orderId, receipt_token: token, provider, shop_id } = started;
  dispatchCart({ type: 'merge-payment', txData: { ...started } });
  const order = { shopId: shopId(shop_id), orderId };
  if (provider === 'klarna') dispatchCart({ type: 'note-klarna-order', order });
  if (provider === 'qliro') dispatchCart({ type: 'note-qliro-order', order });
  storeStartedPayment({ paymentId: orderId, token });
  loadPage(started.redirect_url);
}
