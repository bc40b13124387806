import type { Ctx } from '../../core/context.ts';
import { filled, group, stroked, times } from '../../core/kit.ts';

const citrus = (colour: string): string =>
  `<circle r="60" fill="${colour}"/>` +
  '<circle r="50" fill="#fff6d8"/>' +
  times(8, (k) => filled('M0 0L-16 -42C-8 -48 8 -48 16 -42Z', colour, 0.9, `transform="rotate(${k * 45})"`));

const berry = (x: number, y: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="32" fill="${colour}"/>` +
  `<circle cx="${x - 9}" cy="${y - 10}" r="8" fill="#fff" opacity=".6"/>`;

const berries = (colour: string): string =>
  berry(-30, 10, colour) +
  berry(20, 24, colour) +
  berry(6, -26, colour) +
  filled('M0 -50C20 -84 60 -80 66 -60C46 -44 20 -44 0 -50Z', '#5a8f4a');

const leaf = (colour: string): string =>
  filled('M0 60C-60 20 -50 -50 0 -70C50 -50 60 20 0 60Z', colour) +
  stroked('M0 80V-50M0 20L26 -4M0 -4L-24 -26', '#fff', 5, 0.8);

/** A fruit, berries or a leaf; the seed chooses. */
export function fruitMotif(c: Ctx, x: number, y: number, scale: number, colour: string): string {
  const draw = c.r.pick([citrus, berries, leaf]);
  return group(`translate(${x} ${y}) scale(${scale})`, draw(colour));
}
