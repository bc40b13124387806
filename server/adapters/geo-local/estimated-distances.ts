import { roadEstimate } from '#domain/shop/distance.ts';
import type { Distances } from '#server/ports/geo.ts';

/** Road distances without a routing server: great-circle distance, lengthened (DEC-127). */
export function estimatedDistances(): Distances {
  return { table: async (places) => places.map((from) => places.map((to) => roadEstimate(from, to))) };
}
