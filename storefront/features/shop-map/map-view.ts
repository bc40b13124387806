import { kilometre, type MapPoint, type Place, project } from './projection.ts';

/** The part of the country that is shown: a scale and a shift from the projection to the picture's own units. */
export interface MapView {
  /** Picture units per degree of longitude. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  /** Kilometres across, for what is drawn only near or only far. */
  readonly across: number;
}

/** The picture is so large, in its own units; it is cut at the edges to fill whatever room there is. */
export const pictureWidth = 1000;
export const pictureHeight = 860;

/** Pins need air around them, more above, where they rise; and the picture may be cut at its sides. */
const margin = { x: 190, above: 190, below: 130 };
/** Nearer than this the drawing would pretend to know streets. */
const leastAcross = 26;

/** The view that holds these places. */
export function viewOf(places: readonly Place[]): MapView {
  const points = places.map(project);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const latitude = places.reduce((sum, [, degrees]) => sum + degrees, 0) / places.length;
  const scale = Math.min(
    (pictureWidth - 2 * margin.x) / (east - west),
    (pictureHeight - margin.above - margin.below) / (south - north),
    pictureWidth / (leastAcross * kilometre(latitude)),
  );
  return {
    scale,
    left: (west + east) / 2 - pictureWidth / 2 / scale,
    top: (north + south) / 2 - (margin.above + (pictureHeight - margin.above - margin.below) / 2) / scale,
    across: pictureWidth / scale / kilometre(latitude),
  };
}

/** Where a place is in the picture. */
export function spot({ scale, left, top }: MapView, place: Place): MapPoint {
  const { x, y } = project(place);
  return { x: tenth((x - left) * scale), y: tenth((y - top) * scale) };
}

/** Picture units of a length at a latitude. */
export function lengthOf(view: MapView, kilometres: number, latitude: number): number {
  return tenth(kilometres * kilometre(latitude) * view.scale);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
