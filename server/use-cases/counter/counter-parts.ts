import type { CounterRefusal } from '#contract/counter/answers.ts';
import type { Oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CounterStore } from '#server/ports/counter.ts';
import type { ClubCard } from '#server/ports/customer/club-card.ts';
import type { StaffDevice, StaffMember } from '#server/ports/staff.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import type { StaffParts } from '../staff/staff-parts.ts';

/** What the counter's calls are done with. */
export interface CounterParts extends StaffParts {
  readonly counter: CounterStore;
  readonly checkout: CheckoutParts;
  readonly clubCard: Pick<ClubCard, 'codeOf'>;
  /** Paid goods for this much and more are handed out to whoever shows ID. */
  readonly idFrom: Oere;
}

/** Who acts, and in which of their shops. */
export interface AtCounter {
  readonly device: StaffDevice;
  readonly member: StaffMember;
  readonly shop: ShopId;
}

export type Refusal = CounterRefusal;
