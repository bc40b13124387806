import type { CustomerAnswer, CustomerRow } from '#contract/desk/customers/schemas.ts';
import type { Page } from '#contract/desk/paging.ts';
import type { PersonSearch } from '#domain/order/order-search.ts';

export interface CustomerWish {
  readonly after?: string | undefined;
  readonly search?: PersonSearch | undefined;
}

export interface DeskCustomers {
  page(wish: CustomerWish): Promise<Page<CustomerRow>>;
  one(id: number): Promise<CustomerAnswer | null>;
  heldAbout(id: number): Promise<Record<string, unknown>>;
  /** What the law requires to stay is unlinked from them. */
  erase(id: number): Promise<void>;
}
