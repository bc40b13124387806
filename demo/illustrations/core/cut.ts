import type { Bend } from './bend.ts';

/** Cuts bend a finished garment into a women's or a children's one. 'herre' is the plain drawing. */
export type Cut = 'herre' | 'dame' | 'junior' | 'barn';
export type Bends = Readonly<Partial<Record<Cut, Bend>>>;

const bell = (y: number, middle: number, width: number): number => Math.exp(-(((y - middle) / width) ** 2));

/** Smooth step from 0 at `from` to 1 at `to`. */
function step(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Jackets and sweaters: shoulders near y 250, waist near 500, hem near 720. */
export const TOP_CUTS: Bends = {
  // narrower shoulders, a waist, a little hip
  dame: ([x, y]) => {
    const outside = step(Math.abs(x - 400), 165, 260);
    const waist = 0.11 * bell(y, 500, 105) * (1 - 0.6 * outside);
    return [400 + (x - 400) * (0.925 - waist + 0.04 * step(y, 600, 720) * (1 - outside)), y];
  },
  // short and round: big hood, short body, wide sleeves
  barn: ([x, y]) => [
    400 + (x - 400) * (1.03 - 0.06 * step(y, 240, 330)),
    y < 250 ? 132 + (y - 60) * 0.95 : 312.5 + (y - 250) * 0.86,
  ],
  junior: ([x, y]) => [400 + (x - 400) * 0.95, y < 250 ? 96 + (y - 60) * 0.95 : 276.5 + (y - 250) * 0.93],
};

/** Trousers and shorts: waist near y 60. */
export const LEG_CUTS: Bends = {
  dame: ([x, y]) => [400 + (x - 400) * (0.9 + 0.1 * bell(y, 250, 100) - 0.03 * step(y, 350, 700)), y],
  barn: ([x, y]) => [400 + (x - 400) * 1.03, 150 + (y - 60) * 0.82],
  junior: ([x, y]) => [400 + (x - 400) * 0.96, 104 + (y - 60) * 0.92],
};
