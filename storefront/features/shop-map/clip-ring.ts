import type { MapPoint } from './projection.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = (point: MapPoint) => number;

/**
 * The part of a ring inside a box, side by side after Sutherland and Hodgman: of a whole coast only what is near the view is
 * worth sending.
 */
export function clipRing(ring: readonly MapPoint[], { left, top, right, bottom }: Box): readonly MapPoint[] {
  const sides: Side[] = [({ x }) => x - left, ({ x }) => right - x, ({ y }) => y - top, ({ y }) => bottom - y];
  return sides.reduce<readonly MapPoint[]>(clipSide, ring);
}

/** `inside` is how far a point is within the side, negative beyond it. */
function clipSide(ring: readonly MapPoint[], inside: Side): readonly MapPoint[] {
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point;
    const [from, to] = [inside(before), inside(point)];
    const crossed = from < 0 !== to < 0 ? [between(before, point, from / (from - to))] : [];
    return to < 0 ? crossed : [...crossed, point];
  });
}

function between(from: MapPoint, to: MapPoint, share: number): MapPoint {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
