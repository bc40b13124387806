import type { AddressNodes } from '#contract/place.ts';
import { failure, type Reply, success, unprocessable } from '#contract/reply.ts';
import type { CheckedInput } from '#contract/shop-api.ts';
import { isStreetBeginning } from '#domain/shop/address.ts';
import type { Addresses, AddressQuery } from '#server/ports/geo.ts';

/** API-33, API-34, DEC-128: the exact address, or those of streets that begin alike. */
export async function findAddressNodes(
  addresses: Addresses,
  input: CheckedInput<'addressNodes'>,
): Promise<Reply<AddressNodes>> {
  const query = addressQuery(input);
  if (query === null) return unprocessable({ street: ['Give street and housenumber, or streetprefix.'] });
  if (query.kind === 'prefix' && !isStreetBeginning(query.streetPrefix)) return success({ elements: [] });
  const elements = await addresses.find(query);
  return elements === null ? failure(503, 'Addresses are not available.') : success({ elements });
}

function addressQuery(input: CheckedInput<'addressNodes'>): AddressQuery | null {
  const { street, housenumber, streetprefix, postcode } = input;
  if (street !== undefined && housenumber !== undefined) {
    return { kind: 'exact', street, houseNumber: housenumber, postcode };
  }
  return streetprefix === undefined ? null : { kind: 'prefix', streetPrefix: streetprefix, postcode };
}
