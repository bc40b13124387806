import type { DistanceTable } from '#contract/place.ts';
import { failure, type Reply, success, unprocessable } from '#contract/reply.ts';
import type { Distances, Place } from '#server/ports/geo.ts';

const mostPlaces = 100;

/** API-31, API-32, DEC-127: longitude first on the wire. */
export async function measureDistances(
  distances: Distances,
  { places }: { places: string },
): Promise<Reply<DistanceTable>> {
  const parsed = places.split(';').map(parsePlace);
  if (parsed.length > mostPlaces) return unprocessable({ places: [`At most ${mostPlaces} places.`] });
  if (!parsed.every(isOnEarth)) return unprocessable({ places: ['Coordinates are longitude,latitude.'] });
  const table = await distances.table(parsed);
  return table === null ? failure(503, 'Distances are not available.') : success({ code: 'Ok', distances: table });
}

function parsePlace(text: string): Place {
  const [longitude = Number.NaN, latitude = Number.NaN] = text.split(',').map(Number);
  return { latitude, longitude };
}

function isOnEarth({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
