import { type PostalAddress, parseAddress, sameAddress } from './address.ts';
import type { Coords } from './shop.ts';

export interface LookupFailure {
  readonly ok: false;
  readonly status: 'ADDRESS_NOT_FOUND';
  /** Which text of the error catalogue is shown (VAL-11, VAL-13). */
  readonly reason: 'noHouseNumber' | 'noneFound';
}

/** A node of the maps service's answer. */
export interface AddressNode {
  readonly lat: number;
  readonly lon: number;
  readonly tags: {
    readonly 'addr:street': string;
    readonly 'addr:housenumber': string;
    readonly 'addr:postcode': string;
  };
}

/** What to look up, or the failure that makes a call pointless: an address is a street and a number (VAL-10). */
export function readLookup(
  text: string,
  postcode: string,
): { readonly ok: true; readonly address: PostalAddress } | LookupFailure {
  const { street, houseNumber } = parseAddress(text);
  if (street === '' || houseNumber === '') return failure('noHouseNumber');
  return { ok: true, address: { street, houseNumber, postcode } };
}

/** The coordinates of the node that is the address; one with another postcode is not (VAL-12, VAL-13). */
export function pickNode(
  address: PostalAddress,
  nodes: readonly AddressNode[],
): { readonly ok: true; readonly coords: Coords } | LookupFailure {
  const node = nodes.find(({ tags }) =>
    sameAddress(address, {
      street: tags['addr:street'],
      houseNumber: tags['addr:housenumber'],
      postcode: tags['addr:postcode'],
    }),
  );
  return node ? { ok: true, coords: { latitude: node.lat, longitude: node.lon } } : failure('noneFound');
}

function failure(reason: LookupFailure['reason']): LookupFailure {
  return { ok: false, status: 'ADDRESS_NOT_FOUND', reason };
}
