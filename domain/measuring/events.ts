import type { Article } from '#domain/article/article.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';

/** What is told to who measures, in the words of Google Analytics 4. An item is an article: the shop's feeds group variants by it. */
export interface MeasuredItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  readonly price: number;
  readonly quantity: number;
}

export interface MeasuredEvent {
  readonly name: 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';
  readonly data: {
    readonly currency: 'NOK';
    readonly value: number;
    readonly items: readonly MeasuredItem[];
    readonly transaction_id?: string;
    readonly shipping?: number;
    readonly coupon?: string;
  };
}

/** An order as it stands on its receipt: no person is in what is told of it. */
export interface MeasuredOrder {
  readonly id: number;
  /** Kroner. */
  readonly total: number;
  /** Øre. */
  readonly freight: number;
  readonly promocode: string | null;
  readonly articles: readonly {
    readonly ArticleID: number;
    readonly Name: string;
    readonly Size: string | null;
    readonly Color: string | null;
    readonly Count: number;
    readonly Price: number;
  }[];
}

export function viewItem(article: Article): MeasuredEvent {
  const price = paidPrice(article);
  const item = { item_id: String(article.id), item_name: article.name, item_brand: article.brand.name };
  return { name: 'view_item', data: { currency: 'NOK', value: price, items: [{ ...item, price, quantity: 1 }] } };
}

/** What came into the cart between two states of it; null: nothing did. */
export function addToCart(before: readonly CartLine[], after: readonly CartLine[]): MeasuredEvent | null {
  const had = new Map(before.map(({ ean, count }) => [ean, count]));
  const added = after
    .map((line) => ({ ...line, count: line.count - (had.get(line.ean) ?? 0) }))
    .filter(({ count }) => count > 0);
  return added.length === 0 ? null : { name: 'add_to_cart', data: ofLines(added) };
}

/** Null: there is nothing to order. */
export function beginCheckout(lines: readonly CartLine[]): MeasuredEvent | null {
  return lines.length === 0 ? null : { name: 'begin_checkout', data: ofLines(lines) };
}

export function purchase({ id, total, freight, promocode, articles }: MeasuredOrder): MeasuredEvent {
  return {
    name: 'purchase',
    data: {
      transaction_id: String(id),
      currency: 'NOK',
      value: total,
      shipping: freight / 100,
      ...(promocode === null ? {} : { coupon: promocode }),
      items: articles.map(({ ArticleID, Name, Size, Color, Count, Price }) => ({
        item_id: String(ArticleID),
        item_name: Name,
        item_variant: variantName(Color, Size),
        price: Price,
        quantity: Count,
      })),
    },
  };
}

function ofLines(lines: readonly CartLine[]): MeasuredEvent['data'] {
  return {
    currency: 'NOK',
    value: lines.reduce((sum, { price, count }) => sum + price * count, 0),
    items: lines.map(({ articleId, name, color, size, price, count }) => ({
      item_id: String(articleId),
      item_name: name,
      item_variant: variantName(color, size),
      price,
      quantity: count,
    })),
  };
}

function variantName(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
