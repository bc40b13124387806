import type { LocalKey } from '#contract/storage-keys.ts';
import { type LookupFailure, pickNode, readLookup } from '#domain/shop/address-lookup.ts';
import { findKnownAddress, rememberAddress } from '#domain/shop/known-addresses.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { readKnownAddresses } from '#domain/storage/stored-addresses.ts';
import { logLookupFailure } from '#storefront/data/log-lookup-failure.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';

const key: LocalKey = 'knownAddresses';

/** Null: nobody could tell, which is only logged (DEC-41). */
export type FoundAddress = { readonly ok: true; readonly coords: Coords } | LookupFailure | null;

/**
 * Where an address is. One that was looked up before on this device is answered without a call (ENT-55), one without a house
 * number is refused without one (VAL-10).
 */
export async function findAddress(text: string, postcode: string): Promise<FoundAddress> {
  const lookup = readLookup(text, postcode);
  if (!lookup.ok) return lookup;
  const { address } = lookup;
  const known = readKnownAddresses(localJson.readText(key));
  const coords = findKnownAddress(known, address);
  if (coords !== null) return { ok: true, coords };
  const { street, houseNumber: housenumber } = address;
  const reply = await shopApi().addressNodes({ street, housenumber, postcode });
  if (!reply.ok) {
    logLookupFailure('Address', reply);
    return null;
  }
  const picked = pickNode(address, reply.data.elements);
  if (picked.ok) localJson.write(key, rememberAddress(known, address, picked.coords));
  return picked;
}
