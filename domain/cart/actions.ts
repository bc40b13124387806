import type { Ean } from '#domain/article/ean.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import type { CartLine } from './cart-line.ts';
import {
  type CartClient,
  type CartState,
  emptyCart,
  type OrderInfo,
  type StoredCart,
  settleCart,
} from './cart-state.ts';
import { discountOf, noDiscount } from './discount.ts';
import type { SelectedShipping, ShippingMethod } from './freight.ts';
import { type LaterOrder, noteKlarnaOrder, noteQliroOrder } from './later-orders.ts';
import { mayIncrease } from './line-limit.ts';
import type { CartError } from './validity.ts';

/** A line's price as the server has it now, and the campaign it comes from (DEC-81). */
export type ServerPrice = Pick<CartLine, 'ean' | 'price' | 'campaignArticleId'>;

/** Everything that can happen to a cart. */
export type CartAction =
  | { readonly type: 'add'; readonly line: CartLine }
  | { readonly type: 'increment'; readonly ean: Ean }
  | { readonly type: 'decrement'; readonly ean: Ean }
  /** By position; the ean is the one shown there, as another tab may have moved the lines since (CART-08, DEC-83). */
  | { readonly type: 'remove'; readonly index: number; readonly ean: Ean }
  /** What was removed comes back to where it was, with as many pieces as may be had. */
  | { readonly type: 'restore'; readonly index: number; readonly line: CartLine }
  | { readonly type: 'apply-discount'; readonly promocode: Promocode }
  | { readonly type: 'remove-discount' }
  | { readonly type: 'clear' }
  | { readonly type: 'change-client'; readonly client: Partial<CartClient> }
  | { readonly type: 'offer-shipping'; readonly methods: readonly ShippingMethod[] }
  | { readonly type: 'select-shipping'; readonly shipping: SelectedShipping }
  | { readonly type: 'merge-payment'; readonly txData: Readonly<Record<string, unknown>> }
  | { readonly type: 'note-klarna-order'; readonly order: LaterOrder }
  | { readonly type: 'note-qliro-order'; readonly order: LaterOrder }
  | { readonly type: 'note-order'; readonly orderInfo: OrderInfo }
  | { readonly type: 'set-errors'; readonly errors: readonly CartError[] }
  | { readonly type: 'reprice'; readonly prices: readonly ServerPrice[] }
  | { readonly type: 'sync'; readonly stored: StoredCart };

/** The cart after an action. Whatever it was, all that follows from the lines is worked out anew (CART-14). */
export function changeCart(state: CartState, action: CartAction): CartState {
  return settleCart(applyAction(state, action));
}

function applyAction(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'add':
      return withLines(state, addLine(state.orders, action.line));
    case 'increment':
      return withLines(state, increment(state.orders, action.ean));
    case 'decrement':
      return withLines(state, decrement(state.orders, action.ean));
    case 'remove':
      return withLines(state, removeAt(state.orders, action.index, action.ean));
    case 'restore':
      return withLines(state, restoreAt(state.orders, action.index, action.line));
    case 'reprice':
      return withLines(state, reprice(state.orders, action.prices));
    case 'apply-discount':
      if (state.discount.activated) return state; // one at a time (CART-19)
      return { ...state, discount: discountOf(action.promocode), activePromocode: action.promocode };
    case 'remove-discount':
      return { ...state, discount: noDiscount };
    case 'clear': {
      const { orders, txData, discount, orderInfo, cartErrors } = emptyCart; // CART-16
      return { ...state, orders, txData, discount, orderInfo, cartErrors };
    }
    case 'change-client':
      return { ...state, client: { ...state.client, ...action.client } };
    case 'offer-shipping':
      return { ...state, shippingMethods: action.methods };
    case 'select-shipping':
      return { ...state, selectedShipping: { id: action.shipping.id, price: action.shipping.price } };
    case 'merge-payment':
      return { ...state, txData: { ...state.txData, ...action.txData } }; // CART-23
    case 'note-klarna-order':
      return { ...state, klarnaOrders: noteKlarnaOrder(state.klarnaOrders, action.order) };
    case 'note-qliro-order':
      return { ...state, qliroOrders: noteQliroOrder(state.qliroOrders, action.order) };
    case 'note-order':
      return { ...state, orderInfo: action.orderInfo };
    case 'set-errors':
      return { ...state, cartErrors: action.errors };
    case 'sync':
      return { ...state, ...action.stored };
  }
}

type Lines = readonly CartLine[];

function withLines(state: CartState, orders: Lines): CartState {
  return orders === state.orders ? state : { ...state, orders };
}

/** A line not present is appended (CART-01); the limits bind increments, not the first piece (TRAP-05). */
function addLine(lines: Lines, line: CartLine): Lines {
  const present = lines.some((other) => other.ean === line.ean);
  return present ? increment(lines, line.ean) : [...lines, { ...line, count: 1 }];
}

function increment(lines: Lines, ean: Ean): Lines {
  return changeLine(lines, ean, (line) => (mayIncrease(line).allowed ? { ...line, count: line.count + 1 } : line));
}

/** At count 1 the line goes (CART-07, DEC-76). */
function decrement(lines: Lines, ean: Ean): Lines {
  const line = lines.find((other) => other.ean === ean);
  if (line === undefined) return lines;
  if (line.count <= 1) return lines.filter((other) => other !== line);
  return changeLine(lines, ean, () => ({ ...line, count: line.count - 1 }));
}

function removeAt(lines: Lines, index: number, ean: Ean): Lines {
  return lines[index]?.ean === ean ? lines.filter((_, position) => position !== index) : lines;
}

/** One that has been added again meanwhile stays as it is. */
function restoreAt(lines: Lines, index: number, line: CartLine): Lines {
  if (lines.some((other) => other.ean === line.ean)) return lines;
  let pieces = addLine([], line);
  for (let count = 1; count < line.count; count += 1) pieces = increment(pieces, line.ean);
  return [...lines.slice(0, index), ...pieces, ...lines.slice(index)];
}

function reprice(lines: Lines, prices: readonly ServerPrice[]): Lines {
  const byEan = new Map(prices.map((price) => [price.ean, price]));
  return lines.map((line) => ({ ...line, ...byEan.get(line.ean) }));
}

function changeLine(lines: Lines, ean: Ean, change: (line: CartLine) => CartLine): Lines {
  return lines.map((line) => (line.ean === ean ? change(line) : line));
}
