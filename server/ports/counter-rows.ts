import type { MissingReason } from '#contract/counter/records.ts';
import type { Oere } from '#domain/money/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payment/payment-status.ts';
import type { ReservationStatus } from '#domain/reservation/status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

interface Picker {
  readonly id: number;
  readonly name: string;
}

export interface QueuedOrder {
  readonly id: number;
  readonly version: number;
  readonly status: ReservationStatus;
  readonly name: string | null;
  readonly delivery: boolean;
  readonly paymentMethod: PaymentMethod | null;
  readonly total: Oere;
  readonly createdAt: number;
  /** When the shop got it. */
  readonly receivedAt: number;
  readonly expiresAt: number | null;
  readonly picker: Picker | null;
  readonly place: string | null;
  readonly pieces: number;
  readonly picked: number;
  readonly missing: number;
  /** The first ones. */
  readonly lines: readonly { readonly image: string | null; readonly name: string; readonly count: number }[];
  readonly lineCount: number;
}

export interface QueueContents {
  readonly rows: readonly QueuedOrder[];
  readonly toPutBack: number;
  readonly picked: number;
  readonly handedOut: number;
  readonly medianMinutesToReady: number | null;
}

export interface CounterOrderLine {
  readonly line: number;
  readonly ean: string;
  readonly articleId: number;
  readonly name: string;
  readonly size: string | null;
  readonly color: string | null;
  readonly colorCode: string | null;
  readonly image: string | null;
  readonly mainGroup: string | null;
  readonly group: string | null;
  readonly count: number;
  readonly picked: number;
  readonly missing: number;
  readonly missingAmount: Oere;
  readonly missingReason: MissingReason | null;
  readonly price: Oere;
  readonly standsOn: string | null;
}

export interface CounterLogRow {
  readonly at: number;
  readonly kind: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly clerk: string | null;
  readonly device: string | null;
}

export interface CounterOrderRow {
  readonly id: number;
  readonly version: number;
  readonly status: ReservationStatus;
  readonly shop: ShopId;
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly isMember: boolean;
  readonly delivery: boolean;
  readonly paymentMethod: PaymentMethod | null;
  readonly payment: {
    readonly status: PaymentStatus;
    readonly captured: Oere;
    readonly refunded: Oere;
    readonly flagged: string | null;
    /** Until when the provider promises that it can be drawn; null: it has not said. */
    readonly captureUntil: number | null;
  } | null;
  readonly goods: Oere;
  readonly discount: Oere;
  readonly freight: Oere;
  readonly total: Oere;
  readonly createdAt: number;
  readonly receivedAt: number | null;
  readonly readyAt: number | null;
  readonly collectedAt: number | null;
  readonly statusChangedAt: number;
  readonly expiresAt: number | null;
  readonly extendedFrom: number | null;
  readonly picker: Picker | null;
  readonly place: string | null;
  readonly putBackAt: number | null;
  readonly takenPlaces: readonly string[];
  readonly lines: readonly CounterOrderLine[];
  readonly log: readonly CounterLogRow[];
}

/** A variant as the counter asks for it: what it is, and where how many of it are. */
export interface StockedVariant {
  readonly ean: string;
  readonly articleId: number;
  readonly name: string;
  readonly size: string | null;
  readonly color: string | null;
  readonly here: number;
  /** Held for orders and still on the shelves. */
  readonly held: number;
  readonly elsewhere: readonly { readonly shop: string; readonly count: number }[];
}

export interface PutBackOrder {
  readonly id: number;
  readonly version: number;
  readonly status: ReservationStatus;
  readonly name: string | null;
  readonly place: string | null;
  readonly since: number;
  readonly lines: readonly {
    readonly ean: string;
    readonly name: string;
    readonly size: string | null;
    readonly color: string | null;
    readonly image: string | null;
    readonly mainGroup: string | null;
    readonly group: string | null;
    readonly picked: number;
  }[];
}

/** When an order reached what, and how much of it was missing; for a shop's figures. */
export interface FinishedOrder {
  readonly receivedAt: number;
  readonly readyAt: number | null;
  readonly handedOutAt: number | null;
  readonly putBackAt: number | null;
  readonly pieces: number;
  readonly missing: number;
  /** By day it was received back: øre. */
  readonly refunds: readonly { readonly at: number; readonly amount: Oere }[];
}
