import { type Discount, discountOf, noDiscount } from '#domain/cart/discount.ts';
import { amountToPay, chargedFreight } from '#domain/cart/freight.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { lineAmounts } from '#domain/checkout/line-amounts.ts';
import { type Oere, oere, oereOf } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import type { StoredLine } from '#server/ports/checkout/stored-reservation.ts';
import type { OrderLine } from './order-lines.ts';

export interface PricedOrder {
  readonly lines: readonly StoredLine[];
  /** Lines before discount. */
  readonly goods: Oere;
  readonly discount: Oere;
  readonly freight: Oere;
  readonly total: Oere;
}

export interface PriceInput {
  readonly lines: readonly OrderLine[];
  readonly promocode: Promocode | null;
  /** The price of the chosen method; null when the goods are collected, which is free (DEC-67). */
  readonly shippingPrice: Oere | null;
}

/** What an order costs, by the shop's own facts and the cart's own arithmetic; the client's figures have no part in it. */
export function priceOrder({ lines, promocode, shippingPrice }: PriceInput): PricedOrder {
  const discount: Discount = promocode === null ? noDiscount : discountOf(promocode);
  const priced = lines.map(({ variant, count, price }) => ({ price, count, pant: variant.pant }));
  const freight = chargedFreight(
    shippingPrice === null ? 'collect' : 'deliver',
    { price: shippingPrice ?? oere(0) },
    lines.map(({ variant }) => variant),
  );
  const totals = cartTotals(priced, discount);
  const amounts = lineAmounts(priced, discount);
  return {
    lines: lines.map((line, index) => storedLine(line, amounts[index] ?? oere(0))),
    goods: totals.sum,
    discount: totals.discount,
    freight,
    total: amountToPay(totals.total, freight),
  };
}

function storedLine({ variant, count, price, campaignArticleId }: OrderLine, gross: Oere): StoredLine {
  const { ean, articleId, name, size, color, image, pant, vatPercentage } = variant;
  const each = oereOf(price);
  return {
    ean,
    articleId,
    name,
    size,
    color,
    image,
    count,
    price: each,
    // A campaign may go below the deposit; a piece cannot hold more deposit than it costs.
    pant: oere(Math.min(oereOf(pant), each)),
    discount: oere(each * count - gross),
    vatPercentage,
    campaignArticleId,
  };
}
