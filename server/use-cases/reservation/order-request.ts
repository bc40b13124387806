import type { OrderPayload } from '#contract/reservation.ts';
import type { CartClient } from '#domain/cart/cart-state.ts';
import { type CheckoutFieldError, checkoutFieldErrors } from '#domain/checkout/check-fields.ts';
import { phoneDigits } from '#domain/customer/phone.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { HoldProblem } from '#domain/reservation/hold-limits.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { Published } from '#server/ports/content/published.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CartProblem } from '../checkout/check-lines.ts';
import type { PromocodeRefusal } from '../checkout/check-promocode.ts';
import type { Source } from '../checkout/find-stock.ts';

export interface OrderRequest {
  readonly payload: Omit<OrderPayload, 'idempotency_key'>;
  readonly idempotencyKey: string | null;
  /** Null: paid in the shop. */
  readonly payment: { readonly method: PaymentMethod; readonly expectedTotal: Oere } | null;
  readonly customerId: number | null;
  /** The network address the pieces are counted for; null: not counted by it. */
  readonly address: string | null;
  /** Fingerprint of the session; null without one. */
  readonly visitor: string | null;
  /** Where the shopper's browser is, to be led back to after paying; null takes the shop's own address. */
  readonly origin: string | null;
}

export type OrderRefusal =
  | { readonly reason: 'fields'; readonly fields: readonly CheckoutFieldError[] }
  | {
      readonly reason: 'cart';
      readonly problems: readonly CartProblem[];
      /** Lost a race: the pieces were in stock when they were looked up, and taken before they could be held. */
      readonly takenMeanwhile?: true;
    }
  | { readonly reason: 'promocode'; readonly why: PromocodeRefusal['reason'] | 'usedUp' }
  /** More than is held for anybody who has not paid; `mayPay`: paid now it could be had. */
  | { readonly reason: 'hold'; readonly problem: Exclude<HoldProblem, { kind: 'lines' }>; readonly mayPay: boolean }
  | { readonly reason: 'price-changed'; readonly total: Oere }
  | { readonly reason: 'delivery-must-be-paid' | 'unknown-shipping-method' | 'nothing-to-pay' | 'other-request' };

/** Who orders and where it goes, checked by the rules of the form (DEC-87) against what the shop has published. */
export interface CheckedOrder {
  readonly person: { readonly name: string; readonly email: string; readonly phone: string };
  readonly destination: {
    readonly address: string | null;
    readonly postalCode: string | null;
    readonly city: string | null;
  };
  readonly source: Source;
  readonly shipping: { readonly id: string; readonly price: Oere } | null;
}

export function checkOrder(
  { payload, payment }: OrderRequest,
  published: Published,
): Result<CheckedOrder, OrderRefusal> {
  const delivery = payload.Delivery === 1;
  if (delivery && payment === null) return refused({ reason: 'delivery-must-be-paid' }); // DEC-88
  const shop = delivery ? undefined : published.shops.find(({ id }) => id === payload.ShopID);
  const fields = checkoutFieldErrors({
    client: clientOf(payload),
    shop: shop === undefined ? null : shopId(shop.id),
    termsAccepted: payload.terms_conditions,
  });
  if (fields.length > 0) return refused({ reason: 'fields', fields });
  const method = published.shippingMethods.find(({ id }) => id === payload.shipping_method_id);
  if (delivery && method === undefined) return refused({ reason: 'unknown-shipping-method' }); // DEC-101
  return done({
    person: {
      name: payload.CustomerName,
      email: payload.Email,
      phone: phoneDigits(payload.Phone) ?? payload.Phone,
    },
    destination: delivery
      ? { address: payload.Address, postalCode: payload.PostalCode, city: payload.City }
      : { address: null, postalCode: null, city: null },
    source: shop === undefined ? { way: 'deliver' } : { way: 'collect', shop: shopId(shop.id), name: shop.name },
    shipping: delivery && method !== undefined ? { id: method.id, price: oere(method.price) } : null,
  });
}

function clientOf(payload: OrderRequest['payload']): CartClient {
  return {
    name: payload.CustomerName,
    phone: payload.Phone,
    email: payload.Email,
    delivery: payload.Delivery === 1,
    address: payload.Address,
    city: payload.City,
    zipcode: payload.PostalCode,
  };
}
