import type { Point } from '../core/path.ts';
import type { Random } from '../core/random.ts';
import type { Canvas } from './canvas.ts';

/** Profiles run a little past both edges, so that no end shows. */
const across = ({ width }: Canvas, share: number) => share * (width + 40) - 20;

/** A fractal line from x 0 to 1 whose heights run from 0 to 1: every gap is halved and its middle moved. */
function fractalLine(random: Random, levels: number, roughness: number): Point[] {
  let points: Point[] = [
    [0, random.range(-1, 1)],
    [1, random.range(-1, 1)],
  ];
  let amplitude = 1;
  for (let level = 0; level < levels; level++) {
    points = points.flatMap((point, i): Point[] => {
      const next = points[i + 1];
      if (!next) return [point];
      const [x1, y1] = point;
      const [x2, y2] = next;
      const x = (x1 + x2) / 2 + random.range(-0.14, 0.14) * (x2 - x1);
      const y = (y1 + y2) / 2 + random.range(-amplitude, amplitude);
      return [point, [x, y]];
    });
    amplitude *= roughness;
  }
  const heights = points.map(([, y]) => y);
  const lowest = Math.min(...heights);
  const highest = Math.max(...heights);
  return points.map(([x, y]) => [x, (y - lowest) / (highest - lowest)]);
}

/** A ridge of hills whose foot is at y. */
export const ridge = (canvas: Canvas, y: number, height: number): Point[] =>
  fractalLine(canvas.random, 6, 0.52).map(([x, value]) => [across(canvas, x), y - value * height]);

/** A mountain: where it stands, how high it is and how far its sides reach, as shares of the scene. */
export type Peak = readonly [x: number, height: number, left: number, right?: number];

/** A profile with given peaks and some fractal noise. */
export function peaks(
  canvas: Canvas,
  y: number,
  list: readonly Peak[],
  { noise = 0.1, floor = 0 }: { noise?: number; floor?: number } = {},
): Point[] {
  const steps = 96;
  const grain = fractalLine(canvas.random, 7, 0.58);
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = i / steps;
    const smooth = list.reduce((height, peak) => Math.max(height, heightAt(peak, x)), floor);
    const [, rough] = grain[Math.round(x * (grain.length - 1))] as Point;
    const height = smooth + (rough - 0.5) * noise * 2.6 * Math.min(1, 0.12 + smooth * 1.5);
    return [across(canvas, x), y - canvas.height * Math.max(0, height)];
  });
}

function heightAt([peakX, height, left, right = left]: Peak, x: number): number {
  const away = x - peakX;
  const share = Math.abs(away) / (away > 0 ? right : left);
  return share < 1 ? height * (1 - share) ** 0.92 : 0;
}
