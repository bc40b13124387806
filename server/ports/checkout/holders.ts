import type { Ean } from '#domain/article/ean.ts';
import type { AlreadyHeld } from '#domain/reservation/hold-limits.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

/** Who holds pieces, as fingerprints. */
export interface Holders {
  /** E-mail, phone and account: any of them tells a person. */
  readonly person: readonly string[];
  /** Null: not counted by it. */
  readonly address: string | null;
}

/** What is held by whom. */
export interface HeldPieces {
  /** Orders of the same person or address come one after the other from here on, so that each counts those before it. */
  lock(holders: Holders): Promise<void>;
  /** What they hold in all and of these variants in this shop: in purchases being paid for, or to be paid in the shop. */
  count(
    holders: Holders,
    asked: { readonly payNow: boolean; readonly shop: ShopId; readonly eans: readonly Ean[] },
  ): Promise<AlreadyHeld>;
}
