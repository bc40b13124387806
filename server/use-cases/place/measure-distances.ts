import type { DistanceTable } from '#contract/place.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Distances, Place } from '#server/ports/geo.ts';
import { done, type Result, refused } from '#server/ports/result.ts';

const mostPlaces = 100;

export type DistanceRefusal =
  | { readonly reason: 'too-many-places'; readonly most: number }
  | { readonly reason: 'no-coordinates' | 'distances-unavailable' };

/** API-31, API-32, DEC-127: longitude first on the wire. No change of the shop changes them. */
export async function measureDistances(
  distances: Distances,
  { places }: { places: string },
): Promise<Result<Tagged<DistanceTable>, DistanceRefusal>> {
  const parsed = places.split(';').map(parsePlace);
  if (parsed.length > mostPlaces) return refused({ reason: 'too-many-places', most: mostPlaces });
  if (!parsed.every(isOnEarth)) return refused({ reason: 'no-coordinates' });
  const table = await distances.table(parsed);
  if (table === null) return refused({ reason: 'distances-unavailable' });
  return done(tagged({ code: 'Ok', distances: table }, []));
}

function parsePlace(text: string): Place {
  const [longitude = Number.NaN, latitude = Number.NaN] = text.split(',').map(Number);
  return { latitude, longitude };
}

function isOnEarth({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
