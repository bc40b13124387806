import type { OrderEvent } from '#contract/desk/orders/order-detail.ts';
import type { OrderRow } from '#contract/desk/orders/order-list.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { Oere } from '#domain/money/money.ts';
import type { PersonSearch } from '#domain/order/order-search.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

export interface OrderWish {
  readonly after?: string | undefined;
  readonly statuses?: readonly number[] | undefined;
  /** These alone. */
  readonly ids?: readonly number[] | undefined;
  readonly search?: PersonSearch | undefined;
  /** Null: those of every shop. */
  readonly shops: readonly ShopId[] | null;
  readonly delivery?: boolean | undefined;
  readonly payment?: PaymentMethod | 'shop' | undefined;
  readonly from?: number | undefined;
  /** Not in it any more. */
  readonly to?: number | undefined;
}

/** A row of the list; when the shop got it instead of how long it has waited. */
export type ListedOrder = Omit<OrderRow, 'waitedMinutes'> & { readonly shopId: ShopId; readonly receivedAt: number };

export interface WaitingOrder {
  readonly id: number;
  readonly shop: ShopId;
  readonly delivery: boolean;
  readonly receivedAt: number;
}

export interface OrderNote {
  readonly text: string;
  readonly version: number;
  readonly by: string | null;
  readonly at: number | null;
}

/** What the list and the page of an order show beside what the checkout knows. */
export interface OrderExtras {
  readonly version: number;
  readonly note: OrderNote;
  readonly money: {
    readonly amount: Oere;
    readonly reservedAt: number | null;
    readonly capturedAt: number | null;
    readonly refundedAt: number | null;
    /** Planned and not done. */
    readonly underWay: Oere;
    readonly isStuck: boolean;
    readonly isPendingSince: number | null;
    readonly checkedAt: number;
  } | null;
  /** The text of the terms it was placed under, and when that came. */
  readonly terms: { readonly id: number; readonly at: number } | null;
  readonly isMember: boolean;
  readonly customerOrders: number;
  readonly customerSince: number;
  readonly customerSpent: Oere;
  readonly customerWithdrawals: number;
  readonly history: readonly (Omit<OrderEvent, 'at'> & { readonly at: number })[];
}

export interface DeskOrders {
  page(wish: OrderWish): Promise<Page<ListedOrder>>;
  count(wish: OrderWish): Promise<{ readonly count: number; readonly isExact: boolean }>;
  /** The newest first, at most so many; for a file. */
  list(wish: OrderWish, most: number): Promise<readonly ListedOrder[]>;
  /** In the shops and not made ready, the oldest first. */
  waiting(shops: readonly ShopId[] | null): Promise<readonly WaitingOrder[]>;
  /** Orders whose payment nobody knows the outcome of, or that a person must look at. */
  unsettled(shops: readonly ShopId[] | null, pendingBefore: number): Promise<readonly number[]>;
  /** Withdrawn from, and the goods not back. */
  withdrawn(shops: readonly ShopId[] | null): Promise<readonly number[]>;
  extras(id: number): Promise<OrderExtras | null>;
  /** Whether somebody of the staff has opened a thing since. */
  openedSince(member: number, subject: string, since: number): Promise<boolean>;
  /** Null: somebody was first. Gives the new version. */
  writeNote(note: {
    id: number;
    text: string;
    version: number;
    member: number | null;
    at: number;
  }): Promise<number | null>;
  note(id: number): Promise<OrderNote>;
  /** Of the orders there are, which shop's each is. */
  shopsOf(ids: readonly number[]): Promise<readonly { readonly id: number; readonly shop: ShopId }[]>;
  /** Below what stands in each note; those whose note has no room for it are left as they are and not given back. */
  addToNotes(note: {
    ids: readonly number[];
    text: string;
    member: number | null;
    at: number;
  }): Promise<readonly { readonly id: number; readonly length: number }[]>;
  savedViews(member: number): Promise<{ id: number; name: string; query: string }[]>;
  /** Under a name that was used before it stands for the new filters. */
  saveView(member: number, name: string, query: string): Promise<number>;
  /** False: they have none such. */
  forgetView(member: number, id: number): Promise<boolean>;
  /** Raises the version of the order, so that a page that shows an older one notices. */
  raiseVersion(id: number): Promise<void>;
}
