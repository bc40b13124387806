import { type Failure, failure, unprocessable } from '#contract/reply.ts';
import type { AddressRefusal } from '#server/use-cases/place/find-address-nodes.ts';
import type { DistanceRefusal } from '#server/use-cases/place/measure-distances.ts';

export function distancesRefused(refusal: DistanceRefusal): Failure {
  switch (refusal.reason) {
    case 'too-many-places':
      return unprocessable({ places: [`At most ${refusal.most} places.`] });
    case 'no-coordinates':
      return unprocessable({ places: ['Coordinates are longitude,latitude.'] });
    case 'distances-unavailable':
      return failure(503, 'Distances are not available.');
  }
}

export function addressesRefused({ reason }: AddressRefusal): Failure {
  switch (reason) {
    case 'no-street':
      return unprocessable({ street: ['Give street and housenumber, or streetprefix.'] });
    case 'addresses-unavailable':
      return failure(503, 'Addresses are not available.');
  }
}
