import type { ShopId } from './shop-id.ts';

export interface Coords {
  readonly latitude: number;
  readonly longitude: number;
}

/** A day on which a shop's hours differ: other hours ('1000-1600'), or closed (null). */
export interface OpeningException {
  /** '2026-12-24' */
  readonly date: string;
  readonly hours: string | null;
  readonly reason: string;
}

export interface Shop {
  readonly id: ShopId;
  readonly no: string;
  readonly name: string;
  readonly slug: string;
  readonly fullName: string;
  readonly orgNo: string;
  readonly description: string;
  /** '1-5 1000-2000,6 1000-1800' (ENT-51) */
  readonly openingHours: string;
  readonly openingExceptions: readonly OpeningException[];
  readonly mapLink: string;
  /** Text: the leading zero matters (TRAP-50). */
  readonly postNo: string;
  readonly postPlace: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly messengerId: string;
  readonly chainId: number;
  readonly coords: Coords;
  /** Metres by road from the client's position; null before one is known. */
  readonly distance: number | null;
}
