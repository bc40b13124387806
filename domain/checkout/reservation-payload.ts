import { type CartLine, type OrderItem, orderItems } from '#domain/cart/cart-line.ts';
import type { CartClient } from '#domain/cart/cart-state.ts';
import type { SelectedShipping } from '#domain/cart/freight.ts';
import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';

export interface ReservationPayload {
  readonly CustomerName: string;
  readonly Email: string;
  readonly Phone: string;
  readonly Delivery: 0 | 1;
  readonly Address: string;
  readonly PostalCode: string;
  readonly City: string;
  readonly ShopID: ShopId;
  readonly items: readonly OrderItem[];
  readonly shipping_method_id: string | null;
  readonly promocode?: string;
  readonly terms_conditions: 1;
}

export interface ReservationInput {
  readonly client: CartClient;
  readonly lines: readonly CartLine[];
  /** The collecting shop; delivery names the web stock and the server finds the shop (DEC-91). */
  readonly shop: ShopId | null;
  readonly shipping: SelectedShipping;
  readonly promocode: string | null;
}

/** The checked form as it goes out: zipcode becomes PostalCode, delivery a flag (TRAP-38, TRAP-39). */
export function reservationPayload({ client, lines, shop, shipping, promocode }: ReservationInput): ReservationPayload {
  return {
    CustomerName: client.name.trim(),
    Email: client.email.trim(),
    Phone: client.phone.trim(),
    Delivery: client.delivery ? 1 : 0,
    Address: client.delivery ? client.address.trim() : '',
    PostalCode: client.delivery ? client.zipcode.trim() : '',
    City: client.delivery ? client.city.trim() : '',
    ShopID: client.delivery || shop === null ? webStockShop : shop,
    items: orderItems(lines),
    shipping_method_id: client.delivery ? shipping.id : null,
    ...(promocode === null ? {} : { promocode }),
    terms_conditions: 1,
  };
}
