declare const shop: unique symbol;

export type ShopId = number & { readonly [shop]: true };

export function isShopId(value: unknown): value is ShopId {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

export function shopId(value: number): ShopId {
  if (!isShopId(value)) throw new RangeError(`Not a shop id: ${value}`);
  return value;
}

/**
 * The central web stock (ENT-53, CONST-19, DEC-92): counted for delivery, never offered for collection, in the shop finder or
 * in the shop filter.
 */
export const webStockShop: ShopId = shopId(55);
