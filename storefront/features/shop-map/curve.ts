import type { MapPoint } from './projection.ts';

/** How far a curve swings; beyond this it would leave the points it goes through. */
const tension = 6;

/** A line through all points, rounded as a shore is (Catmull and Rom's curve, written as Bézier's). */
export function curve(points: readonly MapPoint[], closed: boolean): string {
  const [first] = points;
  if (first === undefined) return '';
  const at = (index: number): MapPoint => {
    const length = points.length;
    const inside = closed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1);
    return points[inside] ?? first;
  };
  let path = `M${tenth(first.x)} ${tenth(first.y)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / tension, y: from.y + (to.y - before.y) / tension };
    const two = { x: to.x - (after.x - from.x) / tension, y: to.y - (after.y - from.y) / tension };
    path += `C${[one, two, to].map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
