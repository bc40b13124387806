import type { CartLine } from './cart-line.ts';

export type LimitVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'limit'; readonly most: number }
  | { readonly allowed: false; readonly reason: 'stock' };

/**
 * Whether a line may grow by one (CART-04 to CART-06): the purchase limit, none when null (DEC-74, TRAP-06), and the quantity
 * of the first shop on the variant as delivered, none without a shop (DEC-73, TRAP-04).
 */
export function mayIncrease(line: Pick<CartLine, 'count' | 'webPurchaseLimit' | 'variant'>): LimitVerdict {
  const { count, webPurchaseLimit, variant } = line;
  if (webPurchaseLimit !== null && count >= webPurchaseLimit) {
    return { allowed: false, reason: 'limit', most: webPurchaseLimit };
  }
  const firstShopQuantity = variant.shops[0]?.qty ?? 0;
  return count + 1 > firstShopQuantity ? { allowed: false, reason: 'stock' } : { allowed: true };
}
