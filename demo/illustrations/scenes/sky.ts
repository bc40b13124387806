import { mix } from '../core/colour.ts';
import { times } from '../core/kit.ts';
import { tenth } from '../core/path.ts';
import type { Canvas } from './canvas.ts';

export function sky(canvas: Canvas, [zenith, middle, horizon]: readonly [string, string, string]): string {
  const fill = canvas.down([0, zenith], [0.5, middle], [1, horizon]);
  return `<rect width="${canvas.width}" height="${canvas.height}" fill="${fill}"/>`;
}

export function sun(canvas: Canvas, x: number, y: number, radius: number): string {
  const { light } = canvas.palette;
  const glow = canvas.rad(0.5, 0.5, 0.5, [
    [0, light, 0.75],
    [0.3, light, 0.3],
    [1, light, 0],
  ]);
  return (
    `<circle cx="${x}" cy="${y}" r="${radius * 5}" fill="${glow}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${mix(light, '#ffffff', 0.5)}"/>`
  );
}

/** Long thin clouds about height y. */
export function clouds(canvas: Canvas, y: number, count: number, opacity: number, colour = '#ffffff'): string {
  const { width, height, random } = canvas;
  return times(count, () => {
    const x = random.range(0, width);
    const top = y + random.range(-0.06, 0.1) * height;
    const length = random.range(0.1, 0.26) * width;
    const thickness = height * random.range(0.012, 0.026);
    const hump = (bendX: number, bendY: number, endX: number, endY: number) =>
      `q${tenth(length * bendX)} ${tenth(thickness * bendY)} ${tenth(length * endX)} ${tenth(thickness * endY)}`;
    const path =
      `M${tenth(x - length / 2)} ${tenth(top)}` +
      `${hump(0.18, -2.4, 0.36, -1)}${hump(0.12, -2, 0.3, -0.3)}${hump(0.16, -0.4, 0.34, 1.3)}z`;
    return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
  });
}
