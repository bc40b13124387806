import { type CartClient, emptyClient, type OrderInfo, type StoredCart } from '#domain/cart/cart-state.ts';
import { type Discount, noDiscount } from '#domain/cart/discount.ts';
import { defaultShipping, type SelectedShipping } from '#domain/cart/freight.ts';
import type { LaterOrder } from '#domain/cart/later-orders.ts';
import { kroner, oere } from '#domain/money/money.ts';
import { isUsableAmount, type Promocode } from '#domain/promocode/promocode.ts';
import { isShopId } from '#domain/shop/shop-id.ts';
import { isRecord, parseJson } from './parse-json.ts';
import { readCartLine } from './stored-cart-line.ts';
import { flagIn, listIn, numberIn, textIn } from './stored-values.ts';

/** The cart's keys among the thirteen (ENT-88). State says selectedShipping, storage says shipping (TRAP-37). */
export const cartKeys = [
  'orders',
  'client',
  'count',
  'total',
  'shipping',
  'discount',
  'klarnaOrders',
  'qliroOrders',
  'orderInfo',
  'activePromocode',
] as const;

export type CartKey = (typeof cartKeys)[number];

/** The texts that mirror a cart; transaction data is not among them (CART-21, CART-22). */
export function writeCart({ selectedShipping, ...cart }: StoredCart): Readonly<Record<CartKey, string>> {
  return {
    orders: JSON.stringify(cart.orders),
    client: JSON.stringify(cart.client),
    count: JSON.stringify(cart.count),
    total: JSON.stringify(cart.total),
    shipping: JSON.stringify(selectedShipping),
    discount: JSON.stringify(cart.discount),
    klarnaOrders: JSON.stringify(cart.klarnaOrders),
    qliroOrders: JSON.stringify(cart.qliroOrders),
    orderInfo: JSON.stringify(cart.orderInfo),
    activePromocode: JSON.stringify(cart.activePromocode),
  };
}

/**
 * The cart as stored; what is broken or foreign is left out (DEC-82). All keys are read together, as storage events come one
 * key at a time (DEC-83). Count and total are worked out anew by whoever takes it over, never believed.
 */
export function readCart(read: (key: CartKey) => string | null): StoredCart {
  const value = (key: CartKey) => parseJson(read(key));
  return {
    orders: listIn(value('orders'), readCartLine),
    client: readClient(value('client')),
    count: numberIn(value('count')) ?? 0,
    total: kroner(numberIn(value('total')) ?? 0),
    selectedShipping: readShipping(value('shipping')),
    discount: readDiscount(value('discount')),
    klarnaOrders: Object.fromEntries(
      Object.values(recordIn(value('klarnaOrders')))
        .flatMap((order) => readLaterOrder(order) ?? [])
        .map((order) => [order.orderId, order]),
    ),
    qliroOrders: listIn(value('qliroOrders'), readLaterOrder),
    orderInfo: readOrderInfo(value('orderInfo')),
    activePromocode: readPromocode(value('activePromocode')),
  };
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function readClient(value: unknown): CartClient {
  const stored = recordIn(value);
  const field = (name: keyof CartClient) => textIn(stored[name]) ?? '';
  return {
    name: field('name'),
    phone: field('phone'),
    email: field('email'),
    delivery: flagIn(stored.delivery) ?? emptyClient.delivery,
    address: field('address'),
    city: field('city'),
    zipcode: field('zipcode'),
  };
}

function readShipping(value: unknown): SelectedShipping {
  const { id, price } = recordIn(value);
  return typeof id === 'string' && Number.isSafeInteger(price) && typeof price === 'number' && price >= 0
    ? { id, price: oere(price) }
    : defaultShipping;
}

function readDiscount(value: unknown): Discount {
  const stored = recordIn(value);
  const fixed = stored.fixed === true;
  const amount = numberIn(stored.amount);
  if (stored.activated !== true || amount === undefined || !isUsableAmount(fixed, amount)) return noDiscount;
  return { activated: true, fixed, amount, originalTotal: kroner(numberIn(stored.originalTotal) ?? 0) };
}

function readPromocode(value: unknown): Promocode | null {
  const stored = recordIn(value);
  const id = numberIn(stored.id);
  const amount = numberIn(stored.amount);
  const name = textIn(stored.name);
  if (id === undefined || amount === undefined || name === undefined) return null;
  return {
    id,
    name,
    valid_from: textIn(stored.valid_from) ?? null,
    valid_to: textIn(stored.valid_to) ?? null,
    fixed: stored.fixed === 1 ? 1 : 0,
    amount,
    type: stored.type === 'public' ? 'public' : 'code',
  };
}

function readLaterOrder(value: unknown): LaterOrder | undefined {
  if (!isRecord(value) || !isShopId(value.shopId) || typeof value.orderId !== 'string') return undefined;
  return { shopId: value.shopId, orderId: value.orderId };
}

function readOrderInfo(value: unknown): OrderInfo | null {
  if (!isRecord(value) || !isShopId(value.shopId)) return null;
  const reservationId = numberIn(value.reservationId);
  const receiptToken = textIn(value.receiptToken);
  const total = numberIn(value.total);
  if (reservationId === undefined || receiptToken === undefined || total === undefined) return null;
  return { reservationId, receiptToken, shopId: value.shopId, total: kroner(total), date: textIn(value.date) ?? '' };
}
