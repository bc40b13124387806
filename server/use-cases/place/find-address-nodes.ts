import type { AddressNodes } from '#contract/place.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { isStreetBeginning } from '#domain/shop/address.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Addresses, AddressQuery } from '#server/ports/geo.ts';
import { done, type Result, refused } from '#server/ports/result.ts';

export type AddressRefusal = { readonly reason: 'no-street' | 'addresses-unavailable' };

/** API-33, API-34, DEC-128: the exact address, or those of streets that begin alike. No change of the shop changes them. */
export async function findAddressNodes(
  addresses: Addresses,
  input: CheckedInput<'addressNodes'>,
): Promise<Result<Tagged<AddressNodes>, AddressRefusal>> {
  const query = addressQuery(input);
  if (query === null) return refused({ reason: 'no-street' });
  if (query.kind === 'prefix' && !isStreetBeginning(query.streetPrefix)) return done(tagged({ elements: [] }, []));
  const elements = await addresses.find(query);
  return elements === null ? refused({ reason: 'addresses-unavailable' }) : done(tagged({ elements }, []));
}

function addressQuery(input: CheckedInput<'addressNodes'>): AddressQuery | null {
  const { street, housenumber, streetprefix, postcode } = input;
  if (street !== undefined && housenumber !== undefined) {
    return { kind: 'exact', street, houseNumber: housenumber, postcode };
  }
  return streetprefix === undefined ? null : { kind: 'prefix', streetPrefix: streetprefix, postcode };
}
