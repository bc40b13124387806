import { type Kroner, kroner, kronerOf } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CartLine } from './cart-line.ts';
import { type Discount, noDiscount } from './discount.ts';
import { defaultShipping, type SelectedShipping, type ShippingMethod } from './freight.ts';
import type { KlarnaOrders, QliroOrders } from './later-orders.ts';
import { cartTotals } from './totals.ts';
import { type CartError, isCartValid } from './validity.ts';

/** What the checkout form holds (ENT-68, DEC-87). */
export interface CartClient {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly delivery: boolean;
  readonly address: string;
  readonly city: string;
  readonly zipcode: string;
}

export const emptyClient: CartClient = {
  name: '',
  phone: '',
  email: '',
  delivery: false,
  address: '',
  city: '',
  zipcode: '',
};

/** The last order, for the receipt after a reload (ENT-76, DEC-84). */
export interface OrderInfo {
  readonly reservationId: number;
  readonly receiptToken: string;
  readonly shopId: ShopId;
  readonly total: Kroner;
  readonly date: string;
}

/** What is mirrored to local storage after each change (CART-21, CART-22). */
export interface StoredCart {
  readonly orders: readonly CartLine[];
  readonly client: CartClient;
  readonly count: number;
  /** Goods only, discount taken off (DEC-66). */
  readonly total: Kroner;
  readonly selectedShipping: SelectedShipping;
  readonly discount: Discount;
  readonly klarnaOrders: KlarnaOrders;
  readonly qliroOrders: QliroOrders;
  readonly orderInfo: OrderInfo | null;
  readonly activePromocode: Promocode | null;
}

/** ENT-70 to ENT-78. Transaction data, offered methods and errors live for the visit only. */
export interface CartState extends StoredCart {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly txData: Readonly<Record<string, unknown>>;
  readonly isCartValid: boolean;
  readonly cartErrors: readonly CartError[];
}

export const emptyCart: CartState = {
  orders: [],
  client: emptyClient,
  count: 0,
  total: kroner(0),
  selectedShipping: defaultShipping,
  discount: noDiscount,
  klarnaOrders: {},
  qliroOrders: [],
  orderInfo: null,
  activePromocode: null,
  shippingMethods: [],
  txData: {},
  isCartValid: false,
  cartErrors: [],
};

/**
 * The state with everything that follows from lines, discount and errors worked out anew (CART-14): count, total, validity,
 * the sum before the discount. An empty cart has no discount (CART-09, CART-15).
 */
export function settleCart(state: CartState): CartState {
  const keepsDiscount = state.discount.activated && state.orders.length > 0;
  const discount = keepsDiscount ? state.discount : noDiscount;
  const totals = cartTotals(state.orders, discount);
  return {
    ...state,
    count: totals.count,
    total: kronerOf(totals.total),
    discount: { ...discount, originalTotal: kronerOf(totals.sum) },
    activePromocode: keepsDiscount ? state.activePromocode : null,
    isCartValid: isCartValid(state.orders, state.cartErrors),
  };
}
