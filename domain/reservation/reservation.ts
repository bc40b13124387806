import type { Ean } from '#domain/article/ean.ts';
import type { Kroner } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { ReservationStatus } from './status.ts';

export interface ReservationLine {
  readonly EanNo: Ean;
  readonly Name: string;
  readonly Count: number;
  readonly Price: Kroner;
}

/** ENT-65. `total` is what is paid, freight included (DEC-65). */
export interface Reservation {
  readonly id: number;
  readonly shopID: ShopId;
  readonly customerID: number | null;
  readonly statusID: ReservationStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** 0 or 1 on the wire; a flag, never the shipping method's id (TRAP-39). */
  readonly delivery: boolean;
  readonly address: string | null;
  readonly city: string | null;
  readonly zipcode: string | null;
  readonly total: Kroner;
  readonly trackingUrl: string | null;
  readonly articles: readonly ReservationLine[];
  readonly date: string;
}
