import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from '#server/ports/checkout-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { SaleVariants } from '#server/ports/sale-facts.ts';
import { findStock, type Source } from '../checkout/find-stock.ts';
import type { WantedItem } from '../checkout/order-lines.ts';
import type { OrderRefusal } from './order-request.ts';

export interface Wanted {
  readonly items: readonly WantedItem[];
  /** As they were read a moment ago. */
  readonly variants: SaleVariants;
  readonly source: Source;
  readonly now: number;
}

export interface TakenFrom {
  readonly shop: ShopId;
  readonly shopName: string;
}

const mostTries = 3;

/**
 * Takes the goods from the chosen shop, or from the one that can send them (DEC-91). What the look-up found may be gone when
 * the pieces are taken: then it is looked up again, and another shop may do, or the shopper is told what is left.
 */
export async function takeGoods(tx: CheckoutTransaction, wanted: Wanted): Promise<Result<TakenFrom, OrderRefusal>> {
  const { items, source, now } = wanted;
  let { variants } = wanted;
  const demand = items.map(({ ean, count }) => ({ ean, qty: count }));
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const plan = findStock(items, variants, source);
    if (!plan.ok) return refused({ reason: 'cart', problems: plan.problems });
    if (await tx.takeStock(plan.shop, demand)) return done({ shop: plan.shop, shopName: nameOf(plan.shop, variants) });
    const eans = items.map(({ ean }) => ean);
    variants = await tx.variants(eans, now);
  }
  const problems = items.map(({ ean }) => {
    const name = variants.get(ean)?.name ?? null;
    return { ean, reason: 'stock', name, available: 0, shop: null } as const;
  });
  return refused({ reason: 'cart', problems });
}

function nameOf(shop: ShopId, variants: SaleVariants): string {
  const stock = [...variants.values()].flatMap((variant) => variant.stock);
  return stock.find(({ id }) => id === shop)?.name ?? '';
}
