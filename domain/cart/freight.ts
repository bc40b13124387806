import { type Oere, oere } from '#domain/money/money.ts';
import type { CartLine } from './cart-line.ts';

export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Oere;
  readonly sort: number;
}

export type SelectedShipping = Pick<ShippingMethod, 'id' | 'price'>;

export const defaultShipping: SelectedShipping = { id: 'delivery', price: oere(19900) };

/** The highest freight among the lines, however many pieces they have; 0 for an empty cart (CART-24, CART-25). */
export function cartFreight(lines: readonly Pick<CartLine, 'frightPrice'>[]): Oere {
  return lines.reduce((highest, line) => (line.frightPrice > highest ? line.frightPrice : highest), oere(0));
}

/**
 * What is charged: nothing when the goods are collected, else the price of the method, raised by bulky goods (DEC-67,
 * TRAP-08). The method's price and the lines' freight are two numbers for one parcel, never added.
 */
export function chargedFreight(
  way: 'collect' | 'deliver',
  shipping: Pick<SelectedShipping, 'price'>,
  lines: readonly Pick<CartLine, 'frightPrice'>[],
): Oere {
  if (way === 'collect' || lines.length === 0) return oere(0);
  const freight = cartFreight(lines);
  return freight > shipping.price ? freight : shipping.price;
}

/** What the shopper pays for goods and freight together (DEC-65). */
export function amountToPay(goods: Oere, freight: Oere): Oere {
  return oere(goods + freight);
}
