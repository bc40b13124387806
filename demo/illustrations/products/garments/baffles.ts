import { mix, type Tones } from '../../core/colour.ts';
import type { Ctx } from '../../core/context.ts';
import { filled, stroked } from '../../core/kit.ts';

interface Baffles {
  /** The upright middle line, and where the rows start and end on it. */
  middle: number;
  from: number;
  to: number;
  rows: number;
  /** Half the width at a share (0 to 1) of the height. */
  halfWidth: (share: number) => number;
  tonesOf: (row: number) => Tones;
  /** Small creases along the stitching, per row. */
  puckers: number;
  /** How much each row hangs in the middle. */
  sag: number;
}

/** Quilted rows of down, drawn from below so that each lies over the next. */
export function baffles(c: Ctx, { middle: x, from, to, rows, halfWidth, tonesOf, puckers, sag }: Baffles): string {
  const height = (to - from) / rows;
  const bulge = height * 0.26;
  let svg = '';
  for (let row = rows - 1; row >= 0; row--) {
    const T = tonesOf(row);
    const top = from + row * height;
    const bottom = top + height;
    const above = halfWidth(row / rows);
    const below = halfWidth((row + 1) / rows);
    const high = top + height * 0.2;
    const low = bottom - height * 0.25;
    const outline =
      `M${x - above} ${top}` +
      `C${x - above - bulge} ${high} ${x - below - bulge} ${low} ${x - below} ${bottom}` +
      `C${x - below * 0.4} ${bottom + sag} ${x + below * 0.4} ${bottom + sag} ${x + below} ${bottom}` +
      `C${x + below + bulge} ${low} ${x + above + bulge} ${high} ${x + above} ${top}` +
      `C${x + above * 0.4} ${top + sag} ${x - above * 0.4} ${top + sag} ${x - above} ${top}Z`;
    let creases = '';
    for (let k = 0; k < puckers; k++) {
      const startX = x + c.r.range(-below * 0.95, below * 0.95);
      const up = c.r.chance(0.5);
      const startY = up ? top + sag * 0.6 : bottom + sag * 0.4;
      const length = (up ? 1 : -1) * height * c.r.range(0.2, 0.42);
      const bendX = c.r.range(-7, 7).toFixed(1);
      const endX = c.r.range(-9, 9).toFixed(1);
      creases += stroked(
        `M${startX.toFixed(1)} ${startY.toFixed(1)}q${bendX} ${(length * 0.6).toFixed(1)} ${endX} ${length.toFixed(1)}`,
        T.dk,
        3.4,
        0.34,
      );
    }
    const fill = c.down([0, T.sh], [0.16, T.lt], [0.38, mix(T.lt, T.hi, 0.35)], [0.66, T.base], [1, T.dk]);
    svg += filled(outline, fill);
    if (c.fine) svg += `<g ${c.clip(outline)}><g ${c.blur(1.6)}>${creases}</g></g>`;
  }
  return svg;
}
