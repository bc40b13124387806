import type { Coords } from '#domain/shop/shop.ts';

/** Longitude, latitude: as on the wire of every map (TRAP-49). */
export type Place = readonly [longitude: number, latitude: number];

/** A point of the drawing: east is right, south is down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const radians = Math.PI / 180;

/** Mercator, in degrees of longitude: angles stay true, so that a fjord keeps its bend all the way to Alta. */
export function project([longitude, latitude]: Place): MapPoint {
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians };
}

export function placeOf({ longitude, latitude }: Coords): Place {
  return [longitude, latitude];
}

const kilometresPerDegree = 111.2;

/** How long a kilometre is in the drawing; it grows towards the pole. */
export function kilometre(latitude: number): number {
  return 1 / (kilometresPerDegree * Math.cos(latitude * radians));
}

/** Places written as text, '10.6 59.48, 10.61 59.6': a coast is easier to look over so. */
export function line(text: string): readonly Place[] {
  return text.split(',').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
}
