import { mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { type Point, smooth, tenth } from '../core/path.ts';
import type { Canvas } from './canvas.ts';

export interface Hill {
  markup: string;
  /** Height of the ground at x. */
  at: (x: number) => number;
}

/** Gently rolling ground from y down to the foot of the scene. */
export function hill(canvas: Canvas, y: number, amplitude: number, top: string, foot: string): Hill {
  const { width, height, random } = canvas;
  const bends = 6;
  const points = Array.from(
    { length: bends + 1 },
    (_, i): Point => [(i / bends) * (width + 80) - 40, y + random.range(-amplitude, amplitude)],
  );
  const outline = `${smooth(points, false, 1)}L${width + 40} ${height}L-40 ${height}Z`;
  return {
    markup: `<path d="${outline}" fill="${canvas.down([0, top], [1, foot])}"/>`,
    at: (x) => heightAt(points, x),
  };
}

function heightAt(points: readonly Point[], x: number): number {
  let k = 0;
  while (k < points.length - 2 && (points[k + 1] as Point)[0] < x) k++;
  const [x1, y1] = points[k] as Point;
  const [x2, y2] = points[k + 1] as Point;
  const share = (x - x1) / (x2 - x1);
  const eased = share * share * (3 - 2 * share);
  return y1 + (y2 - y1) * eased;
}

/** Stones strewn over a hill. */
export function stones(canvas: Canvas, { at }: Hill, count: number, colour: string): string {
  const { width, height, scale, random } = canvas;
  return times(count, () => {
    const x = random.range(0, width);
    const y = at(x) + random.range(4, height * 0.1);
    const size = random.range(3, 12) * scale;
    const path =
      `M${tenth(x - size)} ${tenth(y)}q${tenth(size * 0.2)} ${tenth(-size)} ${tenth(size)} ${tenth(-size)}` +
      `q${tenth(size * 1.1)} ${tenth(size * 0.1)} ${tenth(size * 1.1)} ${tenth(size)}z`;
    return `<path d="${path}" fill="${mix(colour, '#ffffff', random.range(0.05, 0.3))}" opacity=".8"/>`;
  });
}
