import type { ShopId } from '#domain/shop/shop-id.ts';

/** An order begun with a buy-now-pay-later provider, and the shop that fills it. */
export interface LaterOrder {
  readonly shopId: ShopId;
  readonly orderId: string;
}

/** The first provider's orders, by order id (ENT-73, ENT-74). */
export type KlarnaOrders = Readonly<Record<string, LaterOrder>>;

/** The second provider's, one per shop (ENT-75). The two differ on purpose (TRAP-34). */
export type QliroOrders = readonly LaterOrder[];

export function noteKlarnaOrder(orders: KlarnaOrders, order: LaterOrder): KlarnaOrders {
  return { ...orders, [order.orderId]: order };
}

export function noteQliroOrder(orders: QliroOrders, order: LaterOrder): QliroOrders {
  return [...orders.filter((other) => other.shopId !== order.shopId), order];
}
