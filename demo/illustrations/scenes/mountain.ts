import { darken, mix } from '../core/colour.ts';
import { type Point, tenth } from '../core/path.ts';
import type { Canvas } from './canvas.ts';

interface MountainOptions {
  bottom: number;
  /** How much of the foot is lost in the haze, 0 to 1. */
  haze?: number;
  /** Opacity of the sides away from the light. */
  shade: number;
  /** The snow line, as a share of the way down; none without it. */
  snow?: number;
  snowColour?: string;
}

/** The points of a profile; outside it the nearest end answers. */
const at = (points: readonly Point[], i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;

const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

/** Where the profile is higher than both its neighbours and the one before. */
function summits(points: readonly Point[]): number[] {
  const y = (i: number) => at(points, i)[1];
  const inner = points.map((_, k) => k).slice(2, -2);
  return inner.filter((k) => y(k) < y(k - 1) && y(k) <= y(k + 1) && y(k) < y(k - 2));
}

/** One layer of mountains with light from the left and, if asked for, snow above a line. */
export function mountain(canvas: Canvas, points: readonly Point[], colour: string, options: MountainOptions): string {
  const { bottom, haze = 0.6, shade, snow, snowColour = canvas.palette.snow } = options;
  const { width } = canvas;
  const top = Math.min(...points.map(([, y]) => y));
  const span = bottom - top;
  const outline = polygon([...points, [width + 20, bottom], [-20, bottom]]);
  const heights = summits(points);
  const shadows = heights.map((k) => shadowSide(canvas, points, k, span, darken(colour, 0.5), shade));
  const caps =
    snow === undefined
      ? []
      : heights.map((k) =>
          snowCap(canvas, points, k, top + span * snow, span, snowColour, mix(colour, snowColour, 0.45)),
        );
  const details = [...shadows, ...caps].join('');
  const fill = canvas.down([0, colour], [1, mix(colour, canvas.haze, haze)]);
  return `<path d="${outline}" fill="${fill}"/>${details ? `<g ${canvas.clip(outline)}>${details}</g>` : ''}`;
}

/** The side of a summit away from the light, with a ragged edge down the middle of the mountain. */
function shadowSide(
  { random }: Canvas,
  points: readonly Point[],
  summit: number,
  span: number,
  colour: string,
  opacity: number,
): string {
  const [x, y] = at(points, summit);
  let end = summit;
  while (end < points.length - 1 && at(points, end + 1)[1] > at(points, end)[1] - span * 0.015) end++;
  const [endX, endY] = at(points, end);
  const drop = endY - y;
  if (drop < span * 0.05) return '';
  const depth = drop * random.range(1.1, 1.7) + span * 0.06;
  const steps = 6;
  const edge = Array.from({ length: steps }, (_, i): Point => {
    const share = (i + 1) / steps;
    return [x + random.range(-0.22, 0.2) * drop + share * drop * random.range(-0.35, 0.25), y + share * depth];
  });
  const foot: Point = [endX + drop * 0.2, endY + depth * 0.5];
  const side = polygon([...points.slice(summit, end + 1), foot, ...edge.reverse()]);
  return `<path d="${side}" fill="${colour}" opacity="${opacity}"/>`;
}

/** Snow on a summit above the line, the far half of it in shade. */
function snowCap(
  { width, random }: Canvas,
  points: readonly Point[],
  summit: number,
  line: number,
  span: number,
  colour: string,
  shaded: string,
): string {
  const y = (i: number) => at(points, i)[1];
  if (y(summit) > line) return '';
  let left = summit;
  while (left > 0 && y(left - 1) < line && y(left - 1) >= y(left) - 3) left--;
  let right = summit;
  while (right < points.length - 1 && y(right + 1) < line && y(right + 1) >= y(right) - 3) right++;
  const start = at(points, left);
  const end = at(points, right);
  // On a tall scene teeth as narrow as on a wide one would hang like icing: there they are fewer and blunter.
  const tall = span > width * 0.4;
  const tooth = tall ? span * 0.045 : width * 0.012;
  const reach = tall ? tooth * 1.1 : span * 0.065;
  const teeth = Math.max(3, Math.round((end[0] - start[0]) / tooth));
  const edge: Point[] = [];
  for (let i = 1; i < teeth; i++) {
    const share = i / teeth;
    const x = end[0] + (start[0] - end[0]) * (share + random.range(-0.35, 0.35) / teeth);
    const base = Math.max(end[1] + (start[1] - end[1]) * share, y(summit));
    const tongue = i % 2 ? random.range(0.05, 1) ** 1.6 * 1.7 : random.range(-0.7, 0.15);
    edge.push([x, base + tongue * reach + span * 0.012]);
  }
  const farShare = (end[0] - at(points, summit)[0]) / Math.max(1, end[0] - start[0]);
  const farEdge = edge.slice(0, Math.ceil(edge.length * farShare));
  return (
    `<path d="${polygon([...points.slice(left, right + 1), ...edge])}" fill="${colour}" opacity=".92"/>` +
    `<path d="${polygon([...points.slice(summit, right + 1), ...farEdge])}" fill="${shaded}" opacity=".85"/>`
  );
}
