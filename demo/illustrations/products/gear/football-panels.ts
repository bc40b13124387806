import { between, cross, dot, length, minus, unit, type Vector } from './vector.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** Corners of an icosahedron with edges of length 2. */
const CORNERS: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b): Vector[] => [
    [0, a, b * GOLDEN],
    [a, b * GOLDEN, 0],
    [b * GOLDEN, 0, a],
  ]),
);

const neighbours = (corner: Vector) =>
  CORNERS.filter((other) => other !== corner && Math.abs(length(minus(other, corner)) - 2) < 0.01);

/** Cutting a corner off at a third of its edges leaves a pentagon; its points in order round the corner. */
function pentagonAt(corner: Vector): Vector[] {
  const points = neighbours(corner).map((other) => between(corner, other, 1 / 3));
  const [first = corner] = points;
  const u = unit(minus(first, corner));
  const v = cross(unit(corner), u);
  const angle = (point: Vector) => Math.atan2(dot(minus(point, corner), v), dot(minus(point, corner), u));
  return points.sort((a, b) => angle(a) - angle(b));
}

export const PENTAGONS: readonly (readonly Vector[])[] = CORNERS.map(pentagonAt);

/** The middle third of every edge, where two hexagons meet. */
export const SEAMS: readonly (readonly [Vector, Vector])[] = CORNERS.flatMap((corner, i) =>
  neighbours(corner)
    .filter((other) => CORNERS.indexOf(other) > i)
    .map((other) => [between(corner, other, 1 / 3), between(corner, other, 2 / 3)] as const),
);
