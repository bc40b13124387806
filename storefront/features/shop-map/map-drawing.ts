import { clipRing } from './clip-ring.ts';
import { curve } from './curve.ts';
import { type Height, heights } from './heights.ts';
import { coastBetween, innerSeas, islands, mainland } from './land.ts';
import { lengthOf, type MapView, pictureHeight, pictureWidth, spot } from './map-view.ts';
import type { MapPoint, Place } from './projection.ts';
import { border, roads } from './roads.ts';
import { waterNames } from './water-names.ts';
import { fjords, lakes, type Waterway } from './waterways.ts';

export interface DrawnWater {
  readonly path: string;
  readonly width: number;
}

export interface DrawnName extends MapPoint {
  readonly name: string;
  readonly turn: number;
}

/** A view as paths, ready to be painted. */
export interface MapDrawing {
  readonly land: string;
  /** Of the mainland, what lies on this side of the border. */
  readonly country: string;
  readonly innerSeas: string;
  readonly islands: string;
  readonly fjords: readonly DrawnWater[];
  readonly lakes: readonly DrawnWater[];
  readonly heights: readonly (readonly string[])[];
  readonly roads: readonly string[];
  readonly border: string;
  readonly names: readonly DrawnName[];
}

/** Beyond the picture's edge, so that a curve that is cut is cut out of sight. */
const beyond = 400;
const box = { left: -beyond, top: -beyond, right: pictureWidth + beyond, bottom: pictureHeight + beyond };
/** A fjord thinner than this is a scratch; it is drawn a little wider than it is. */
const leastWater = 1.6;
const leastHeight = 14;

let ownCountry: readonly Place[] | undefined;

/** Worked out when it is first drawn: most pages with a map show the server's. */
function country(): readonly Place[] {
  ownCountry ??= [...coastBetween(...ends(border)), ...border.toReversed()];
  return ownCountry;
}

export function drawMap(view: MapView): MapDrawing {
  const place = (places: readonly Place[]) => places.map((entry) => spot(view, entry));
  const ring = (places: readonly Place[]) => curve(clipRing(place(places), box), true);
  const rings = (list: readonly (readonly Place[])[]) =>
    list
      .filter((places) => isNear(place(places)))
      .map(ring)
      .join('');
  const lines = (list: readonly (readonly Place[])[]) =>
    list
      .map(place)
      .filter(isNear)
      .map((line) => curve(line, false));
  const waters = (list: readonly Waterway[]) =>
    list
      .filter(({ course }) => isNear(place(course)))
      .map(({ course, kilometres }) => ({
        path: curve(place(course), false),
        width: Math.max(leastWater, lengthOf(view, kilometres, latitudeOf(course))),
      }));
  return {
    land: ring(mainland),
    country: ring(country()),
    innerSeas: rings(innerSeas),
    islands: rings(islands),
    fjords: waters(fjords),
    lakes: waters(lakes),
    heights: heights.flatMap((height) => contours(view, height)),
    roads: lines(roads),
    border: lines([border]).join(''),
    names: waterNames
      .map((water) => ({ ...water, ...spot(view, water.place) }))
      .filter((water) => water.from <= view.across && view.across <= water.to && isWellInside(water))
      .map(({ name, turn, x, y }) => ({ name, turn, x, y })),
  };
}

function ends(line: readonly Place[]): [Place, Place] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A line without ends');
  return [first, last];
}

/** Whether anything of it may be in the picture. */
function isNear(points: readonly MapPoint[]): boolean {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return (
    Math.max(...xs) > box.left &&
    Math.min(...xs) < box.right &&
    Math.max(...ys) > box.top &&
    Math.min(...ys) < box.bottom
  );
}

/** A name needs room on both sides. */
function isWellInside({ x, y }: MapPoint): boolean {
  return x > 140 && x < pictureWidth - 140 && y > 100 && y < pictureHeight - 100;
}

function latitudeOf(course: readonly Place[]): number {
  return course[0]?.[1] ?? 0;
}

const corners = 9;
const ringShares = [1, 0.74, 0.48, 0.24];

/** A height as the rings of a map, each a little uneven in its own way; none where it would be a dot. */
function contours(view: MapView, { place, kilometres }: Height): readonly (readonly string[])[] {
  const middle = spot(view, place);
  const radius = lengthOf(view, kilometres, place[1]);
  if (radius < leastHeight || !isNear([middle])) return [];
  const seed = place[0] * 7 + place[1] * 13;
  const unevenness = (share: number, corner: number) => 1 + 0.16 * Math.sin(seed * (corner + 1) + share * 2);
  return [
    ringShares.map((share) =>
      curve(
        Array.from({ length: corners }, (_, corner) => {
          const angle = (corner / corners) * 2 * Math.PI;
          const reach = radius * share * unevenness(share, corner);
          return { x: middle.x + Math.cos(angle) * reach * 1.15, y: middle.y + Math.sin(angle) * reach };
        }),
        true,
      ),
    ),
  ];
}
