import { type PostalAddress, sameAddress } from './address.ts';
import type { Coords } from './shop.ts';

/** Addresses looked up before on this device, by 'street|number|postcode' (ENT-55, DEC-82). */
export type KnownAddresses = Readonly<Record<string, Coords>>;

/** Where a known address is, without a call; null when it is not known. */
export function findKnownAddress(known: KnownAddresses, address: PostalAddress): Coords | null {
  return Object.entries(known).find(([key]) => sameAddress(addressOfKey(key), address))?.[1] ?? null;
}

export function rememberAddress(known: KnownAddresses, address: PostalAddress, coords: Coords): KnownAddresses {
  return { ...known, [`${address.street}|${address.houseNumber}|${address.postcode}`]: coords };
}

function addressOfKey(key: string): PostalAddress {
  const [street = '', houseNumber = '', postcode = ''] = key.split('|');
  return { street, houseNumber, postcode };
}
