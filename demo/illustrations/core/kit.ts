import { darken, SHADE, type Tones, tones } from './colour.ts';
import type { Ctx } from './context.ts';
import { mirrorX, roundRect, tenth } from './path.ts';

/** Small parts that many drawings share: paths, tubes, straps, buckles, cylinders. */

/** Filled path. */
export const filled = (d: string, fill: string, op?: number, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${op !== undefined ? ` opacity="${op}"` : ''} ${attributes}/>`;

/** Stroked path with round ends. */
export const stroked = (d: string, stroke: string, width = 4, op?: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"${op !== undefined ? ` opacity="${op}"` : ''} ${attributes}/>`;

export const group = (transform: string, markup: string): string => `<g transform="${transform}">${markup}</g>`;

/** The markup and its mirror image. */
export const both = (markup: string, middle = 400): string => markup + mirrorX(markup, middle);

/** Markup of `count` pieces, numbered from 0. */
export const times = (count: number, piece: (k: number) => string): string =>
  Array.from({ length: count }, (_, k) => piece(k)).join('');

export const steel: Tones = {
  base: '#b9bec5',
  hi: '#ffffff',
  lt: '#d9dde1',
  sh: '#8c939c',
  dk: '#565d66',
  line: '#6b727b',
  lineSoft: '#8c939c',
  deep: '#2c3138',
  dark: false,
  light: false,
};
export const rubber = tones('#23262b');
export const wood = tones('#c08a52');
export const cork = tones('#c49a6c');
/** Reflective tape. */
export const reflect = '#d9dde0';

/** Gradient of an upright cylinder. */
export const cylinder = (c: Ctx, T: Tones, shine = true): string =>
  c.across([0, T.sh], [0.1, T.base], [0.24, shine ? T.hi : T.lt], [0.34, T.lt], [0.6, T.base], [0.88, T.dk], [1, T.sh]);

/** Gradient of a lying cylinder. */
export const lyingCylinder = (c: Ctx, T: Tones, shine = true): string =>
  c.down([0, T.base], [0.2, shine ? T.hi : T.lt], [0.36, T.lt], [0.6, T.base], [0.9, T.dk], [1, T.sh]);

/** Dark-to-light overlay that turns a flat print into a cylinder. */
export const roundness = (c: Ctx, strength = 1): string =>
  c.across(
    [0, SHADE, 0.26 * strength],
    [0.2, '#ffffff', 0.22 * strength],
    [0.34, '#ffffff', 0.04],
    [0.66, SHADE, 0.05],
    [1, SHADE, 0.42 * strength],
  );

/** Gradient across a panel; `shine` starts it at the highlight. */
export const panel = (c: Ctx, T: Tones, shine: boolean | 0 | 1 = false): string =>
  c.slant([0, shine ? T.hi : T.lt], [0.5, T.base], [1, T.sh]);

/** Round tube along a path. */
export const tube = (d: string, T: Tones, width: number, { op = 0.55 }: { op?: number } = {}): string =>
  stroked(d, T.dk, width + 2) +
  stroked(d, T.base, width) +
  stroked(d, T.hi, width * 0.24, op, `transform="translate(${tenth(-width * 0.16)} ${tenth(-width * 0.2)})"`);

/** Flat webbing along a path. */
export const webbing = (d: string, T: Tones, width = 16): string =>
  stroked(d, SHADE, width, 0.2, 'transform="translate(3 5)"') +
  stroked(d, T.sh, width) +
  stroked(d, T.hi, 2, 0.35, `transform="translate(${-width * 0.3} ${-width * 0.2})"`);

/** Side-release buckle. */
export const buckle = (x: number, y: number, width = 34, height = 26, angle = 0): string =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    filled(roundRect(-width / 2, -height / 2, width, height, 6), rubber.base) +
      filled(roundRect(-width / 2 + 3, -height / 2 + 3, width - 6, height * 0.3, 3), '#fff', 0.22) +
      filled(roundRect(-2, -height / 2 + 4, 4, height - 8, 1), '#000', 0.45),
  );

/** Woven label with two lines of print. */
export const label = (x: number, y: number, width: number, height: number, fill: string, ink = '#fff'): string => {
  const line = (at: number, length: number) => roundRect(x + width * 0.15, y + height * at, length, height * 0.13, 1);
  return (
    filled(roundRect(x, y, width, height, 3), fill) +
    filled(line(0.3, width * 0.45) + line(0.58, width * 0.7), ink, 0.8)
  );
};

/** Ink that reads on a tone ramp. */
export const inkOn = (T: Tones, dark = '#23262b'): string =>
  T.light || (!T.dark && tones(T.base).light) ? dark : '#ffffff';

/** Colour of the house mark on the main colour. */
export const markInk = (c: Ctx): string => (c.t.dark ? '#fff' : c.accent);

/** Second tone: by chance the accent, else a darker shade of the colour. */
export const secondTones = (c: Ctx, chance = 0.5): Tones =>
  tones(c.r.chance(chance) ? c.accent : darken(c.color, c.t.dark ? 0.4 : 0.3));

/** A glossy streak. */
export const gloss = (c: Ctx, d: string, width = 10, op = 0.5, blur = 3): string =>
  stroked(d, '#ffffff', width, op, c.blur(blur));
