import { compareNorwegian } from '#domain/text/collation.ts';
import type { Coords, Shop } from './shop.ts';

const earthRadius = 6_371_000; // metres
const roadFactor = 1.3; // roads are longer than the crow flies (DEC-127)

/** Metres by road, estimated from the great circle; used where no road service is set up (FIX-05). */
export function roadEstimate(from: Coords, to: Coords): number {
  return Math.round(greatCircle(from, to) * roadFactor);
}

/** '0,5 km' (DEC-127) */
export function formatDistance(metres: number): string {
  const tenths = Math.round(metres / 100);
  return `${Math.floor(tenths / 10)},${tenths % 10} km`;
}

/** Places of the distance table's path: longitude first, the client's place before all (API-32, TRAP-49). */
export function osrmPlaces(client: Coords, shops: readonly Coords[]): string {
  return [client, ...shops].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
}

/** Nearest first, those without a distance last, else by name; a copy, as the list given is others' too (TRAP-04). */
export function sortShops<T extends Pick<Shop, 'name' | 'distance'>>(shops: readonly T[]): readonly T[] {
  const metres = (shop: T) => shop.distance ?? Number.POSITIVE_INFINITY;
  return [...shops].sort((a, b) => {
    if (metres(a) === metres(b)) return compareNorwegian(a.name, b.name);
    return metres(a) < metres(b) ? -1 : 1;
  });
}

function greatCircle(from: Coords, to: Coords): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
