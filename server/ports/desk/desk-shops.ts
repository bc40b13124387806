import type { DeskShop, ShopField, ShopRow } from '#contract/desk/shops/schemas.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

export type ShopValues = Readonly<Record<ShopField, string | number | null>>;

export interface OpeningDay {
  readonly hours: string | null;
  readonly note: string | null;
}

export interface LockedShop {
  readonly name: string;
  readonly closed: boolean;
  /** Of a shop that is to close. */
  readonly lastDay: string | null;
  readonly values: ShopValues;
}

export interface ClosingPlan {
  readonly lastDay: string;
  readonly heir: number | null;
  /** The shop that gets what stands there; null: it becomes 0. */
  readonly stockTo: number | null;
}

export interface DeskShops {
  /** Null: all of them. */
  list(shops: readonly ShopId[] | null): Promise<ShopRow[]>;
  read(id: number): Promise<DeskShop | null>;
  lock(id: number): Promise<LockedShop | null>;
  write(id: number, values: Partial<ShopValues>): Promise<void>;
  dayOf(id: number, day: string): Promise<OpeningDay | null>;
  setDay(id: number, day: string, opening: OpeningDay): Promise<void>;
  removeDay(id: number, day: string): Promise<void>;
  openOrders(id: number): Promise<number>;
  /** For good: its goods leave, its page leads to the heir's. Gives how many pieces stood there. */
  close(id: number, how: Omit<ClosingPlan, 'lastDay'>): Promise<number>;
  /** Closed by itself once the day is over and no order is open; null: it stays. */
  planClosing(id: number, plan: ClosingPlan | null): Promise<void>;
}
