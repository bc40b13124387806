import type { AddressNodes } from '#contract/place.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Road distances; an adapter that cannot tell says so instead of throwing. */
export interface Distances {
  /** Metres from each place to each, null where there is no road; null as a whole when the service failed. */
  table(places: readonly Place[]): Promise<(number | null)[][] | null>;
}

export type AddressQuery =
  | { readonly kind: 'exact'; readonly street: string; readonly houseNumber: string; readonly postcode: string }
  | { readonly kind: 'prefix'; readonly streetPrefix: string; readonly postcode: string };

export interface Addresses {
  /** Null when the service failed. */
  find(query: AddressQuery): Promise<AddressNodes['elements'] | null>;
}
