import type { DeskShop, ShopField, ShopRow } from '#contract/desk/shops/schemas.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

export type ShopValues = Readonly<Record<ShopField, string | number | null>>;

export interface OpeningDay {
  readonly hours: string | null;
  readonly note: string | null;
}

export interface DeskShops {
  /** Null: all of them. */
  list(shops: readonly ShopId[] | null): Promise<ShopRow[]>;
  read(id: number): Promise<DeskShop | null>;
  lock(id: number): Promise<{ readonly name: string; readonly closed: boolean; readonly values: ShopValues } | null>;
  write(id: number, values: Partial<ShopValues>): Promise<void>;
  dayOf(id: number, day: string): Promise<OpeningDay | null>;
  setDay(id: number, day: string, opening: OpeningDay): Promise<void>;
  removeDay(id: number, day: string): Promise<void>;
  openOrders(id: number): Promise<number>;
  /** For good: its stock is 0, its page leads to the heir's. Gives how many pieces stood there. */
  close(id: number, heir: number | null): Promise<number>;
}
