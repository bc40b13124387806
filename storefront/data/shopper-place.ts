import { useEffect } from 'react';
import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { isPostcode } from '#domain/shop/postcode.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { logLookupFailure } from './log-lookup-failure.ts';
import { shopApi } from './shop-api.ts';
import { store, useStore } from './store.ts';

/** Where the shopper is, as far as they have told. */
export interface ShopperPlace {
  readonly coords: Coords;
  /** What they typed; null when the device said it. */
  readonly postcode: string | null;
  /** The poststed that goes with the postcode; '' when the device said where. */
  readonly postPlace: string;
}

const key: OwnLocalKey = 'myPostcode';

/** ENT-54: null until it is loaded: on the server, and until the shopper has told, now or on an earlier visit. */
export const shopperPlace = store<ShopperPlace | null>(null);

let restored = false;

export function useShopperPlace(): ShopperPlace | null {
  useEffect(() => {
    if (restored) return;
    restored = true;
    const stored = localJson.read(key, (value) => (typeof value === 'string' && isPostcode(value) ? value : undefined));
    if (stored !== undefined && shopperPlace.get() === null) void findByPostcode(stored);
  }, []);
  return useStore(shopperPlace);
}

/** False when there is no such postcode, or none with a known place (DEC-130). A failure of ours is only logged (ERR-37). */
export async function findByPostcode(postcode: string): Promise<boolean> {
  const reply = await shopApi().postalCode({ code: postcode });
  if (!reply.ok && reply.status !== 404) logLookupFailure('Postcode', reply);
  if (!reply.ok || reply.data.CoordLat === null || reply.data.CoordLong === null) return false;
  const { CoordLat: latitude, CoordLong: longitude, PostalPlace: postPlace } = reply.data;
  rememberPlace({ coords: { latitude, longitude }, postcode, postPlace });
  return true;
}

/** The shopper has told where they are; the postcode is stored for the next visit. */
export function rememberPlace(place: ShopperPlace): void {
  shopperPlace.set(place);
  if (place.postcode !== null) localJson.write(key, place.postcode);
}
