import type { Variant } from '#domain/article/variant.ts';

/** Where it may come in; null is any shop, or the web stock. */
export interface WatchPlace {
  readonly id: number;
  readonly name: string;
}

export interface WatchOffer {
  readonly ean: string;
  /** Nobody has it: then any shop will do as well as the shopper's own. */
  readonly soldOut: boolean;
  readonly places: readonly (WatchPlace | null)[];
}

/** What a shopper may wait for: the size they picked, where it is out. Null when they can have it. */
export function watchOffer(variant: Variant | null, myShop: WatchPlace | null): WatchOffer | null {
  if (variant === null) return null;
  const held = variant.shops.filter(({ qty }) => qty > 0);
  const own = myShop === null ? [] : [{ id: myShop.id, name: myShop.name }];
  if (held.length === 0) return { ean: variant.ean, soldOut: true, places: [...own, null] };
  const missing = own.filter((shop) => held.every(({ id }) => id !== shop.id));
  return missing.length === 0 ? null : { ean: variant.ean, soldOut: false, places: missing };
}
